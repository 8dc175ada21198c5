import 'lead-widgets/reserve.css';
import { LeadBoard, type LeadBoardElement, LeadGateway, RaqFunnel } from 'lead-widgets/react';
import { useRef, useState } from 'react';

function Leads() {
  const board = useRef<LeadBoardElement>(null);
  const [opened, setOpened] = useState('nothing');
  return (
    <>
      <h1>Leads</h1>
      <button type="button" onClick={() => board.current?.refresh()}>
        Refresh
      </button>
      <p role="status">Opened {opened}</p>
      <LeadBoard ref={board} spId="7001" pageSize={3} onLeadSelect={({ leadId }) => setOpened(leadId)} />
    </>
  );
}

export default function App() {
  return (
    <main>
      <LeadGateway gatewayUrl="https://office.example.com" authMode="none">
        {location.pathname === '/funnel' ? <RaqFunnel partnerId="host" /> : <Leads />}
      </LeadGateway>
    </main>
  );
}
