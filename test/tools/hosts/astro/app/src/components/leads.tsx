import { LeadBoard, type LeadBoardElement, LeadGateway } from 'lead-widgets/react';
import { useRef, useState } from 'react';

export default function Leads() {
  const board = useRef<LeadBoardElement>(null);
  const [opened, setOpened] = useState('nothing');
  return (
    <>
      <h1>Leads</h1>
      <button type="button" onClick={() => board.current?.refresh()}>
        Refresh
      </button>
      <p role="status">Opened {opened}</p>
      <LeadGateway gatewayUrl="https://office.example.com" authMode="none">
        <LeadBoard ref={board} spId="7001" pageSize={3} onLeadSelect={({ leadId }) => setOpened(leadId)} />
      </LeadGateway>
    </>
  );
}
