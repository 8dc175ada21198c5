import type { AnalyticsEvent, LeadBoardElement } from 'lead-widgets';
import { LeadBoard, LeadCard, LeadGateway, ReviewRequestModal } from 'lead-widgets/react';
import { createRef } from 'react';

/** A host with React: what its compiler takes, and what it does not. */
const ref = createRef<LeadBoardElement>();

export const taken = (
  <LeadGateway gateway={{}} authMode="session" messages={{ retry: 'Again' }} lang="es">
    <LeadBoard
      ref={ref}
      spId="7001"
      auth={{ getToken: async () => 'token' }}
      features="a,b"
      analytics={(event) => event.name}
      onAnalytics={(event: AnalyticsEvent) => event.name}
      title="Leads"
      data-testid="board"
      aria-label="Leads"
      onClick={(event) => event.preventDefault()}
      locale={undefined}
    />
    <lead-board
      sp-id="7001"
      page-size={5}
      callLogUrl="/calls"
      gateway={{}}
      class="mine"
      onlead-select={(event) => event.detail.leadId}
    />
    <lead-gateway demo />
    <ReviewRequestModal
      spId="7001"
      open
      onClose={() => {}}
      onReviewRequested={({ draftReviewId }) => draftReviewId.length}
    />
  </LeadGateway>
);

ref.current?.refresh();

export const refused = [
  // @ts-expect-error a board needs its provider
  <LeadBoard key="1" />,
  // @ts-expect-error a card needs its lead
  <LeadCard key="2" spId="7001" />,
  // @ts-expect-error there is no such mode
  <LeadBoard key="3" spId="7001" authMode="cookies" />,
  // @ts-expect-error a source of tokens has a method
  <LeadBoard key="4" spId="7001" auth={{ token: 'secret' }} />,
  // @ts-expect-error a function gets the events
  <LeadBoard key="5" spId="7001" analytics={{}} />,
  // @ts-expect-error there are no such words
  <LeadBoard key="6" spId="7001" messages={{ retri: 'Again' }} />,
  // @ts-expect-error a gateway is an object
  <LeadGateway key="7" gateway="https://gateway.example" />,
  // @ts-expect-error the property is a number
  <lead-board key="8" pageSize="7" />,
  // @ts-expect-error the tag has no property of this name
  <lead-board key="9" colour="red" />,
];
