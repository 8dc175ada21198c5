import type { ValuesOf } from '../../element/shell/values.js';
import type { raqFunnelTable } from '../table.js';

type FunnelValues = ValuesOf<typeof raqFunnelTable>;

/** The values of a funnel's element, and what follows from its place in the page. */
export interface FunnelSettings extends Omit<FunnelValues, 'createVersion'> {
  /** By default it depends on the request. */
  readonly createVersion: FunnelValues['createVersion'] | undefined;
  /** Empty for none. */
  readonly variant: string;
  /** The name of the page's array for events; empty for none. */
  readonly dataLayer: string;
  readonly isModal: boolean;
  /** Identifies the funnel among others on the page; empty for the first. */
  readonly name: string;
  readonly isAuthenticatedWorkflow: boolean;
  /** False if no call says who the customer is: there is no token, and no cookies are sent. */
  readonly isCustomerKnown: boolean;
}

/** The name of a funnel's stored answers; null if none are stored. */
export function persistedAs({
  persist,
  spId = '',
  name,
  partnerId = '',
}: Pick<FunnelSettings, 'persist' | 'spId' | 'name' | 'partnerId'>): string | null {
  const own = [name, partnerId].filter(Boolean).map((each) => `/${encodeURIComponent(each)}`);
  return persist === 'none' ? null : `raq-funnel/${encodeURIComponent(spId)}${own.join('')}`;
}
