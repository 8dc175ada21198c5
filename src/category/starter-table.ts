import type { Category } from './category.js';
import { BEYOND_HOME } from './table/beyond-home.js';
import { HOME_INSIDE, HOME_OUTSIDE } from './table/home.js';

import { HOME_SYSTEMS, type ServiceGroup } from './table/home-systems.js';

/** The root of every taxonomy ('if the parent is id 1'). */
export const TAXONOMY_ROOT = '1';

/** The category of a lead that has none of the table ('id -1 is Generic'). */
export const GENERIC: Category = { id: '-1', name: 'Generic', icon: 'generic' };

/**
 * The usual home, auto, health and pet services with their ids, English names, parents and icon groups: the root, then each
 * trade below it followed by its tasks, then Generic. A host extends or replaces it.
 */
export function starterTable(): Category[] {
  const groups = [...HOME_SYSTEMS, ...HOME_OUTSIDE, ...HOME_INSIDE, ...BEYOND_HOME];
  return [{ id: TAXONOMY_ROOT, name: 'Home services', icon: 'home' }, ...groups.flatMap(rowsOf), GENERIC];
}

function rowsOf({ id, name, icon, tasks }: ServiceGroup): Category[] {
  const trade = String(id);
  return [
    { id: trade, name, parentId: TAXONOMY_ROOT, icon },
    ...Object.entries(tasks).map(([task, written]) =>
      typeof written === 'string'
        ? { id: task, name: written, parentId: trade }
        : { id: task, name: written[0], parentId: trade, icon: written[1] },
    ),
  ];
}
