import { LeadGateway, RaqFunnel } from 'lead-widgets/react';

export default function Page() {
  return (
    <LeadGateway gatewayUrl="https://office.example.com" authMode="none">
      <RaqFunnel partnerId="host" />
    </LeadGateway>
  );
}
