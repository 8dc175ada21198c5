import type { FunnelSettings } from './funnel-settings.js';

/** The name under which a funnel's answers stand on the device; null where none are kept. */
export function keptAs({ persists, spId, name }: Pick<FunnelSettings, 'persists' | 'spId' | 'name'>): string | null {
  const own = name === '' ? '' : `/${encodeURIComponent(name)}`;
  return persists ? `raq-funnel/${encodeURIComponent(spId)}${own}` : null;
}
