import { LeadBoard, LeadGateway } from 'lead-widgets/react';

export default function Page() {
  return (
    <>
      <h1>Leads</h1>
      <LeadGateway gatewayUrl="https://office.example.com" authMode="none">
        <LeadBoard spId="7001" pageSize={3} />
      </LeadGateway>
    </>
  );
}
