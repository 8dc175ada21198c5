/** What a funnel's element was given. */
export interface FunnelSettings {
  readonly spId: string;
  readonly withAlId: boolean;
  readonly categoryId: string;
  readonly postalCode: string;
  readonly leadId: string;
  readonly step: 'project' | 'suggestions' | 'summary' | null;
  readonly source: string;
  readonly suggestionLimit: number;
  readonly createVersion: 'v1' | 'v3' | undefined;
  readonly assignVersion: 'v1' | 'v2' | undefined;
  readonly isModal: boolean;
  readonly isOpen: boolean;
  readonly routing: 'memory' | 'history' | 'hash';
  readonly basePath: string;
  /** Identifies the funnel among others on the page; empty for the first. */
  readonly name: string;
  /** Whether answers are stored on the device. */
  readonly persists: boolean;
  readonly partnerId: string;
  readonly clickId: string;
  readonly prefillParams: readonly string[];
  readonly initialValues: object | undefined;
  readonly createFields: object | undefined;
  readonly questions: object | undefined;
  readonly consent: object | undefined;
  /** The version of our own consent text. */
  readonly consentVersion: string;
  readonly categoryCatalog: object | undefined;
  readonly isAuthenticatedWorkflow: boolean;
}
