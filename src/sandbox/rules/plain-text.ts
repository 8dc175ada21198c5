/** Without case and accents, so that 'fernandez' finds 'Fernández'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/**
 * Ranks how well a text matches: 0 if it starts with the typed text, 1 if a later word does, undefined otherwise.
 * @param typed in plain form
 */
function rankOf(text: string, typed: string): 0 | 1 | undefined {
  const whole = plain(text);
  if (whole.startsWith(typed)) return 0;
  return whole.split(/[\s,&/-]+/).some((word) => word.startsWith(typed)) || whole.includes(` ${typed}`) ? 1 : undefined;
}

/** The matching entries, best first. An empty query gives none. */
export function fitting<T>(entries: readonly T[], typed: string, textOf: (entry: T) => string, limit: number): T[] {
  const query = plain(typed);
  if (query === '') return [];
  const found = entries.flatMap((entry) => {
    const rank = rankOf(textOf(entry), query);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
