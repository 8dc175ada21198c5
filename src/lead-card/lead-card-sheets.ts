import body from './body/lead-body.css?inline';
import messageLink from './contact/message-link.css?inline';
import card from './lead-card.css?inline';
import row from './lead-row.css?inline';

/** The style sheets of a lead's card, weakest first. Its lazy parts bring their own. */
export const leadCardSheets: readonly string[] = [card, row, messageLink, body];
