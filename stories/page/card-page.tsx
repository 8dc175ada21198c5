import '../../src/elements/lead-card.js';
import { createGateway, type WireLead } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS, type SandboxLeadName } from '../../src/sandbox.js';
import { PROVIDER } from './board-page.js';
import { type DemoGatewayOptions, STORY_TIME, useDemoGateway } from './demo-gateway.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { Widget } from './widget-tag.js';

export interface CardPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly leadId?: string | undefined;
  readonly expanded?: boolean | undefined;
  /** Feature flags, separated by commas. */
  readonly features?: string | undefined;
  readonly signInUrl?: string | undefined;
  readonly waitingHours?: string | undefined;
  /** A lead that the page already has. The card then loads none. */
  readonly lead?: object | undefined;
}

/** A page with one card and its own sandbox. */
export function CardPage({
  leadId,
  expanded,
  features,
  signInUrl,
  waitingHours,
  lead,
  scenario,
  luck,
  ...page
}: CardPageProps) {
  const gateway = useDemoGateway({ scenario, luck });
  return (
    <HostPage {...page}>
      <Widget
        tag="lead-card"
        sp-id={PROVIDER}
        lead-id={leadId}
        expanded={expanded || undefined}
        features={features}
        sign-in-url={signInUrl}
        service-area-url="#service-area"
        services-url="#services"
        waiting-hours={waitingHours}
        connected-numbers-url="#numbers"
        lead={lead}
        time-zone="America/Chicago"
        gateway={gateway}
      />
    </HostPage>
  );
}

/** A special lead of the sandbox, as the gateway answers it. */
export function oddLead(name: SandboxLeadName): Promise<WireLead> {
  const { fetch } = createSandbox({ clock: () => new Date(STORY_TIME) });
  return createGateway({ fetch }).providerLead({ serviceProviderId: PROVIDER, leadId: SANDBOX_LEADS[name] });
}
