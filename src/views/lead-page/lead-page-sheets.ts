import help from './lead-help.css?inline';
import page from './lead-page.css?inline';
import skeleton from './lead-skeleton.css?inline';
import lead from './page-lead.css?inline';

/** The style sheets of the lead page, weakest first. */
export const leadPageSheets: readonly string[] = [page, lead, help, skeleton];
