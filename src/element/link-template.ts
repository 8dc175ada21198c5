import { parsedUrl } from '../web/platform.js';

/** The ids that a link template may use. */
export interface LinkIds {
  readonly spId: string;
  readonly userId?: string;
  readonly leadId?: string;
}

/**
 * Replaces `{spId}`, `{userId}` and `{leadId}` in a host's URL template.
 * @returns undefined when an id is missing or the result is not a web address
 */
export function fillLink(template: string | undefined, ids: LinkIds): string | undefined {
  if (!template) return undefined;
  let missing = false;
  const href = template.replace(/\{(spId|userId|leadId)\}/g, (_whole, name: 'spId' | 'userId' | 'leadId') => {
    const id = ids[name];
    if (!id) missing = true;
    return encodeURIComponent(id ?? '');
  });
  return missing || !isWebAddress(href) ? undefined : href;
}

/** Whether a URL is relative or http(s). `javascript:`, `data:` and others are refused. */
export function isWebAddress(href: string): boolean {
  // The usual link, which each row of a list has: a path of the page's own site.
  if (/^\/\w/.test(href)) return true;
  return /^https?:$/.test(parsedUrl(href, 'https://page.invalid')?.protocol ?? '');
}
