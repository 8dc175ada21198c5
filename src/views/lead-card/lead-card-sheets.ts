import skeleton from './card-skeleton.css?inline';
import body from './lead-body.css?inline';
import card from './lead-card.css?inline';
import project from './lead-project.css?inline';
import row from './lead-row.css?inline';
import status from './lead-status.css?inline';
import messageLink from './message-link.css?inline';

/** The style sheets of a lead's card, weakest first. Its lazy parts bring their own. */
export const leadCardSheets: readonly string[] = [card, row, messageLink, body, status, project, skeleton];
