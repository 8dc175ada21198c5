import { fillLink, type LinkIds } from '../element/link-template.js';

/** The board, with the lead where there is one. */
export function boardLink(template: string | undefined, ids: LinkIds): string | undefined {
  if (
    template === undefined ||
    ids.leadId === undefined ||
    template.includes('{leadId}') ||
    /[?&]leadId=/.test(template)
  ) {
    return fillLink(template, ids);
  }
  const [address = '', ...fragment] = template.split('#');
  return fillLink([`${address}${address.includes('?') ? '&' : '?'}leadId={leadId}`, ...fragment].join('#'), ids);
}
