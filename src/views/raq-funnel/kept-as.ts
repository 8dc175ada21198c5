import type { FunnelSettings } from './funnel-settings.js';

/** The name under which a funnel's answers stand on the device; null where none are kept. */
export function keptAs({ persists, spId }: Pick<FunnelSettings, 'persists' | 'spId'>): string | null {
  return persists ? `raq-funnel/${encodeURIComponent(spId)}` : null;
}
