export function rowsOf(region: ParentNode | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('[data-lead-id]') ?? [])];
}

export function rowOf(region: ParentNode | null, leadId: string): HTMLElement | undefined {
  return rowsOf(region).find((row) => row.dataset['leadId'] === leadId);
}
