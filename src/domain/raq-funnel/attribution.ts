/** Names and what they stand for, as they are sent. */
export type Attribution = Readonly<Record<string, string>>;

const UTM = /^utm_[a-z\d_]{1,40}$/;
const TEXT_MAX_LENGTH = 254;

/** The utm parameters of a page's query, and nothing else of it; of several with one name the first. Feature F28 */
export function attributionOf(search: URLSearchParams): Attribution {
  const found = new Map<string, string>();
  for (const [name, value] of search) {
    const [key, text] = [name.toLowerCase(), value.trim().slice(0, TEXT_MAX_LENGTH)];
    if (UTM.test(key) && text !== '' && !found.has(key)) found.set(key, text);
  }
  return Object.fromEntries(found);
}

/** What brought a customer here first: what is kept stays, whatever comes later. Feature F28 */
export function firstTouch(kept: Attribution, now: Attribution): Attribution {
  return Object.keys(kept).length > 0 ? kept : now;
}

/** What goes into `externalLeadAttributes`: partner id and click id where they are given, and the utm parameters. */
export function leadAttribution(partnerId: string, clickId: string, utm: Attribution): Attribution {
  return { ...utm, ...(partnerId !== '' && { partnerId }), ...(clickId !== '' && { clickId }) };
}
