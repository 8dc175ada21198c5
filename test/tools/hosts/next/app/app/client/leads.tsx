'use client';

import { LeadBoard, type LeadBoardElement, LeadGateway } from 'lead-widgets/react';
import { useRef, useState } from 'react';

const auth = { getToken: () => 'a-token' };

export function Leads({ spId }: { spId: string }) {
  const board = useRef<LeadBoardElement>(null);
  const [opened, setOpened] = useState('nothing');
  return (
    <>
      <h1>Leads</h1>
      <button type="button" onClick={() => board.current?.refresh()}>
        Refresh
      </button>
      <p role="status">Opened {opened}</p>
      <LeadGateway gatewayUrl="https://office.example.com" auth={auth}>
        <LeadBoard ref={board} spId={spId} pageSize={3} onLeadSelect={({ leadId }) => setOpened(leadId)} />
      </LeadGateway>
    </>
  );
}
