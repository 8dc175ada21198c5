import { CATEGORY_ICONS, type Category, type CategoryIconName } from '../../contract/category.js';

/**
 * Reads one category as a host gave it (Spec §3 Category).
 *
 * @param given whatever stands in the host's list
 * @returns undefined when it is no category: without an id or a name, with a parent that is no id, or an object that throws
 */
export function readEntry(given: unknown): Category | undefined {
  try {
    return categoryOf(given);
  } catch {
    return undefined;
  }
}

function categoryOf(given: unknown): Category | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const id = idOf(fieldOf(given, 'id'));
  const written = fieldOf(given, 'name');
  const name = typeof written === 'string' ? written.trim() : '';
  const parent = fieldOf(given, 'parentId');
  const hasParent = parent !== undefined && parent !== null && parent !== '';
  const parentId = hasParent ? idOf(parent) : undefined;
  if (id === undefined || name === '' || (hasParent && parentId === undefined)) return undefined;
  const icon = iconNamed(fieldOf(given, 'icon'));
  return { id, name, ...(parentId !== undefined && { parentId }), ...(icon !== undefined && { icon }) };
}

function fieldOf(entry: object, name: string): unknown {
  return Reflect.get(entry, name);
}

function idOf(given: unknown): string | undefined {
  if (typeof given === 'number') return Number.isSafeInteger(given) ? String(given) : undefined;
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : undefined;
}

function iconNamed(given: unknown): CategoryIconName | undefined {
  return CATEGORY_ICONS.find((name) => name === given);
}
