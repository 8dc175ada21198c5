import type { LeadFilters } from '../../src/gateway/lead-query.js';
import type { SavedView } from '../../src/lead-board/saved-views/saved-view-rules.js';
import '../../src/elements/lead-board.js';
import { type DemoGatewayOptions, useDemoGateway } from './demo-gateway.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { Widget } from './widget-tag.js';

export const PROVIDER = '4711042';

export interface BoardPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly spId?: string | undefined;
  /** The featured lead. */
  readonly leadId?: string | undefined;
  readonly newMessages?: boolean | undefined;
  readonly pageSize?: number | undefined;
  /** The initial filters of the board. */
  readonly filters?: Partial<LeadFilters> | undefined;
  readonly pollSeconds?: number | undefined;
  readonly signInUrl?: string | undefined;
  readonly features?: string | undefined;
  readonly views?: readonly SavedView[] | undefined;
  readonly waitingHours?: string | undefined;
}

/** A page with one board and its own sandbox. */
export function BoardPage(props: BoardPageProps) {
  const {
    spId,
    leadId,
    newMessages,
    pageSize,
    filters,
    pollSeconds = 0,
    signInUrl,
    features,
    views,
    waitingHours,
    scenario,
    luck,
    arriving,
    ...page
  } = props;
  const gateway = useDemoGateway({ scenario, luck, arriving });
  return (
    <HostPage {...page}>
      <Widget
        tag="lead-board"
        sp-id={spId}
        lead-id={leadId}
        new-messages={newMessages || undefined}
        page-size={pageSize}
        filters={filters}
        poll-seconds={pollSeconds}
        sign-in-url={signInUrl}
        features={features}
        views={views}
        waiting-hours={waitingHours}
        call-log-url="#calls"
        time-zone="America/Chicago"
        gateway={gateway}
      />
    </HostPage>
  );
}
