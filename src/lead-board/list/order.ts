/** Moves the featured lead to the top. */
export function featuredFirst(leadIds: readonly string[], featuredLeadId: string | undefined): readonly string[] {
  if (featuredLeadId === undefined || !leadIds.includes(featuredLeadId)) return leadIds;
  return [featuredLeadId, ...leadIds.filter((leadId) => leadId !== featuredLeadId)];
}

/** The lead to open when a lead leaves the board: the next one, or the previous one after the last. */
export function neighbourOf(leadIds: readonly string[], leadId: string): string | null {
  const index = leadIds.indexOf(leadId);
  if (index === -1) return null;
  return leadIds[index + 1] ?? leadIds[index - 1] ?? null;
}
