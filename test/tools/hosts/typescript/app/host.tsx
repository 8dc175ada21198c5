import type { WidgetEventDetails } from 'lead-widgets';
import { LeadBoard, type LeadBoardElement, LeadGateway } from 'lead-widgets/react';
import { useRef } from 'react';

const auth = { getToken: () => 'a-token' };

export function Office() {
  const board = useRef<LeadBoardElement>(null);
  const told = (detail: WidgetEventDetails['lead-change']): string => `${detail.leadId} ${detail.change}`;
  return (
    <LeadGateway gatewayUrl="https://office.example.com" auth={auth}>
      <button type="button" onClick={() => board.current?.refresh()}>
        Refresh
      </button>
      <LeadBoard ref={board} spId="7001" onLeadChange={told} />
      <lead-board sp-id="7001" />
    </LeadGateway>
  );
}

// @ts-expect-error the board has no property of this name
export const misspelled = <LeadBoard spid="7001" />;

// @ts-expect-error the detail has no name
export const unknown = <LeadBoard spId="7001" onLeadSelect={({ name }) => name} />;
