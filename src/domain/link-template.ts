/** What a link template may name. */
export interface LinkIds {
  readonly spId: string;
  readonly userId?: string;
  readonly leadId?: string;
}

/**
 * Fills `{spId}`, `{userId}` and `{leadId}` in a host's URL template.
 * @returns undefined when a named id is missing or the result is no web address: a dead link is never drawn
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

/** Read as a browser would: relative addresses and http(s); never `javascript:`, `data:` and their like. */
export function isWebAddress(href: string): boolean {
  try {
    return /^https?:$/.test(new URL(href, 'https://page.invalid').protocol);
  } catch {
    return false;
  }
}
