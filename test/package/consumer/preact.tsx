/** @jsxImportSource preact */
import type { LeadBoardElement } from 'lead-widgets/preact';
import { createRef } from 'preact';

/** A host with Preact: what its JSX takes, and what it does not. */
const ref = createRef<LeadBoardElement>();

export const taken = (
  <lead-gateway demo="default" messages={{ retry: 'Again' }}>
    <lead-board
      ref={ref}
      sp-id="7001"
      pageSize={5}
      features={['a', 'b']}
      auth={{ getToken: async () => 'token' }}
      class="mine"
      onlead-change={(event) => event.detail.leadId}
    />
    <lead-card sp-id="7001" lead-id="90412001" expanded />
    <review-request-modal spId="7001" open onclose={(event) => event.detail.tag} />
  </lead-gateway>
);

ref.current?.refresh();

export const refused = [
  // @ts-expect-error the property is a number
  <lead-board key="1" pageSize="5" />,
  // @ts-expect-error there is no such mode
  <lead-board key="2" auth-mode="cookies" />,
  // @ts-expect-error a source of tokens has a method
  <lead-board key="3" auth={{ token: 'secret' }} />,
  // @ts-expect-error there are no such words
  <lead-board key="4" messages={{ retri: 'Again' }} />,
  // @ts-expect-error the tag has no property of this name
  <lead-board key="5" colour="red" />,
  // @ts-expect-error the detail has no name
  <lead-board key="6" onlead-change={(event) => event.detail.name} />,
];
