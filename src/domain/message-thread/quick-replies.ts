import type { Lead } from '../../contract/lead.js';

/** A reply by its name, and what is filled into its words. */
export interface QuickReply {
  readonly name: 'when' | 'onMyWay' | 'late' | 'photo' | 'number';
  readonly values: Readonly<Record<string, string>>;
}

/** The replies that fit a lead: one whose words name what is not known is left out. */
export function quickReplies(lead: Lead | null): readonly QuickReply[] {
  const { firstName = '', maskedPhone = false } = lead?.customer ?? {};
  const category = lead?.category.name ?? '';
  const city = lead?.customer.address.city ?? '';
  return [
    ...(category && city ? [{ name: 'when', values: { category, city } } as const] : []),
    ...(firstName ? [{ name: 'onMyWay', values: { firstName } } as const] : []),
    { name: 'late', values: {} },
    { name: 'photo', values: {} },
    ...(maskedPhone ? [{ name: 'number', values: {} } as const] : []),
  ];
}
