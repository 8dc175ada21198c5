/** @jsxImportSource vue */
import type {} from 'lead-widgets/vue';
import { type GlobalComponents, h } from 'vue';

/** A host with Vue: what its JSX takes, and what it does not. Its templates are in templates/host-page.vue. */
export const board: InstanceType<GlobalComponents['lead-board']>['spId'] = '7001';

export const taken = [
  <lead-board key="0" sp-id="7001" page-size="5" features="a,b" onLeadSelect={(event) => event.detail.leadId} />,
  <lead-card key="1" spId="7001" leadId="90412001" expanded />,
  <review-request-modal key="2" sp-id="7001" open onClose={(event) => event.detail.tag} />,
  h('lead-board', { spId: '7001' }),
];

export const refused = [
  // @ts-expect-error the property is a number
  <lead-board key="1" pageSize="5" />,
  // @ts-expect-error a source of tokens has a method
  <lead-board key="2" auth={{ token: 'secret' }} />,
  // @ts-expect-error the tag has no property of this name
  <lead-board key="3" colour="red" />,
  // @ts-expect-error the detail has no name
  <lead-board key="4" onLeadChange={(event) => event.detail.name} />,
];
