import type { Categories } from '../../domain/category/catalog.js';

/** What a host tells a lead page. */
export interface LeadPageSettings {
  readonly spId: string;
  readonly leadId: string;
  /** The host's own page of questions and answers. */
  readonly faqUrl: string | undefined;
  readonly categories: Categories;
}
