/** A list in which one entry has another place; the same list if there is no such place. */
export function movedBy<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  by: number,
): readonly Entry[] {
  const from = list.findIndex((each) => each.id === id);
  const entry = list[from];
  const to = from + by;
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
