/** @jsxImportSource vue */
import type {} from 'lead-widgets/vue';
import { type GlobalComponents, h } from 'vue';

/** A host with Vue: what its templates (by `GlobalComponents`) and its JSX take, and what they do not. */
type BoardProps = InstanceType<GlobalComponents['lead-board']>['$props'];

export const inTemplate: BoardProps = {
  'sp-id': '7001',
  pageSize: 5,
  features: ['a', 'b'],
  auth: { getToken: async () => 'token' },
  messages: { retry: 'Again' },
  class: 'mine',
  onLeadChange: (event) => event.detail.leadId,
};

export const board: InstanceType<GlobalComponents['lead-board']>['spId'] = '7001';

export const taken = [
  <lead-board key="0" sp-id="7001" page-size="5" features="a,b" onLeadSelect={(event) => event.detail.leadId} />,
  <lead-card key="1" spId="7001" leadId="90412001" expanded />,
  <review-request-modal key="2" sp-id="7001" open onClose={(event) => event.detail.tag} />,
  h('lead-board', { spId: '7001' }),
];

// @ts-expect-error the property is a number
export const noNumber: BoardProps = { pageSize: true };
// @ts-expect-error there is no such mode
export const noMode: BoardProps = { 'auth-mode': 'cookies' };
// @ts-expect-error there are no such words
export const noWords: BoardProps = { messages: { retri: 'Again' } };
// @ts-expect-error the tag has no property of this name
export const noProperty: BoardProps = { colour: 'red' };
// @ts-expect-error the detail has no name
export const noName: BoardProps = { onLeadChange: (event) => event.detail.name };

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
