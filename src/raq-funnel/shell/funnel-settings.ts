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
