import type { Widget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';

export const STAR_LABELS = [
  'starPoor',
  'starFair',
  'starOkay',
  'starGood',
  'starGreat',
] as const satisfies MessageKey[];

/** What the rating button says: 'Rate this lead', or 'Rated Fair'. */
export function ratingLabel(stars: number | undefined, { t }: Pick<Widget, 't'>): string {
  const label = STAR_LABELS[(stars ?? 0) - 1];
  return label === undefined ? t('rateLead') : t('ratedAs', { rating: t(label) });
}
