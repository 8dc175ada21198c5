import '../../src/elements/lead-unread-count.js';
import { PROVIDER } from './board-page.js';
import { type DemoGatewayOptions, useDemoGateway } from './demo-gateway.js';
import { HostPage, type HostPageProps } from './host-page.js';
import { Widget } from './widget-tag.js';

export interface MenuPageProps extends DemoGatewayOptions, Omit<HostPageProps, 'children'> {
  readonly format?: 'number' | 'capped' | 'dot' | undefined;
  readonly showZero?: boolean | undefined;
  /** The number of leads with unread messages; undefined for the number of the sandbox. */
  readonly total?: number | undefined;
}

const menu = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  font: '500 15px/24px system-ui, sans-serif',
} as const;
const link = { color: 'light-dark(#16191f, #eef1f6)' } as const;

/** A page with the unread count in its menu, between two other links. */
export function MenuPage({ format, showZero, total, scenario, luck, ...page }: MenuPageProps) {
  const demo = useDemoGateway({ scenario, luck });
  const gateway =
    total === undefined ? demo : { leads: async () => ({ leads: [], pagination: { totalNumber: total } }) };
  return (
    <HostPage {...page}>
      <nav aria-label="Office" style={menu}>
        <a href="#start" style={link}>
          Start
        </a>
        <a href="#leads" style={link}>
          Leads{' '}
          <Widget
            tag="lead-unread-count"
            sp-id={PROVIDER}
            format={format}
            show-zero={showZero || undefined}
            gateway={gateway}
          />
        </a>
        <a href="#reports" style={link}>
          Reports
        </a>
      </nav>
    </HostPage>
  );
}
