import type { Routing } from '../../element/routes.js';
import type { FunnelEntry } from '../funnel/funnel.js';
import type { FunnelOptions } from '../state/store.js';

type PassedOn = 'source' | 'suggestionLimit' | 'createVersion' | 'assignVersion' | 'partnerId' | 'clickId';

/** What a funnel's element was given. */
export interface FunnelSettings extends Pick<FunnelOptions, PassedOn> {
  readonly spId: string;
  readonly withAlId: boolean;
  readonly categoryId: string;
  readonly postalCode: string;
  readonly leadId: string;
  readonly step: FunnelEntry['step'];
  readonly isModal: boolean;
  readonly isOpen: boolean;
  /** The modal has a button of its own. */
  readonly launches: boolean;
  readonly routing: Routing;
  readonly basePath: string;
  /** Identifies the funnel among others on the page; empty for the first. */
  readonly name: string;
  /** Whether answers are stored on the device. */
  readonly persists: boolean;
  readonly prefillParams: readonly string[];
  readonly initialValues: object | undefined;
  readonly createFields: object | undefined;
  readonly questions: object | undefined;
  readonly consent: object | undefined;
  /** The version of our own consent text. */
  readonly consentVersion: string;
  readonly categoryCatalog: object | undefined;
  /** The category of a request in the customer's own words; empty for none. */
  readonly fallbackCategoryId: string;
  readonly isAuthenticatedWorkflow: boolean;
  /** The version of the page's A/B test; empty for none. */
  readonly variant: string;
  /** The name of the page's array for events; empty for none. */
  readonly dataLayer: string;
  /** For answers of another device; empty for none. */
  readonly resumeToken: string;
  /** Properties that only a part which loads later reads: functions of the host. */
  readonly given: (property: string) => object | undefined;
}
