/** The featured lead stands at the top when leads load. */
export function featuredFirst(leadIds: readonly string[], featuredLeadId: string | undefined): readonly string[] {
  if (featuredLeadId === undefined || !leadIds.includes(featuredLeadId)) return leadIds;
  return [featuredLeadId, ...leadIds.filter((leadId) => leadId !== featuredLeadId)];
}

/** The lead to open when one leaves the board: the next one, or the one before when it was the last. */
export function neighbourOf(leadIds: readonly string[], leadId: string): string | null {
  const index = leadIds.indexOf(leadId);
  if (index === -1) return null;
  return leadIds[index + 1] ?? leadIds[index - 1] ?? null;
}
