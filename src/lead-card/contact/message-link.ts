import { fillLink } from '../../element/link-template.js';
import type { Lead } from '../lead/lead.js';

const THREAD_ROUTE = '/app/conversation/{spId}/thread/{userId}?leadId={leadId}';

/** As `thread-url`, it takes 'Message' away. */
const NO_LINK = 'none';

/**
 * The URL of 'Message': the host's office inbox with the customer's id, else the message thread.
 * @returns undefined when the customer has no id, or where the host wants no link
 */
export function messageHref(
  lead: Lead,
  spId: string,
  links: { readonly officeInboxUrl?: string | undefined; readonly threadUrl?: string | undefined },
): string | undefined {
  const { userId } = lead.customer;
  if (!userId) return undefined;
  const ids = { spId, userId, leadId: lead.leadId };
  if (links.officeInboxUrl) return fillLink(withUserId(links.officeInboxUrl), ids);
  return links.threadUrl === NO_LINK ? undefined : fillLink(links.threadUrl ?? THREAD_ROUTE, ids);
}

function withUserId(template: string): string {
  if (template.includes('{userId}')) return template;
  const [address = '', ...fragment] = template.split('#');
  const query = `${address}${address.includes('?') ? '&' : '?'}userId={userId}`;
  return [query, ...fragment].join('#');
}
