import { LEAD_STATUSES } from '../../contract/lead.js';

/** The action of a key while the focus is on the board and not in a text field. */
export type Shortcut =
  | { readonly does: 'move'; readonly by: 1 | -1 }
  | { readonly does: 'status'; readonly status: string }
  | { readonly does: 'read' | 'archive' | 'notes' | 'message' | 'help' };

const LETTERS: Readonly<Record<string, Shortcut>> = {
  j: { does: 'move', by: 1 },
  k: { does: 'move', by: -1 },
  u: { does: 'read' },
  e: { does: 'archive' },
  n: { does: 'notes' },
  m: { does: 'message' },
  '?': { does: 'help' },
};

/** The shortcut of a key; undefined for any other. */
export function shortcutOf(key: string): Shortcut | undefined {
  const status = /^[1-9]$/.test(key) ? LEAD_STATUSES[Number(key) - 1] : undefined;
  return status === undefined ? LETTERS[key.toLowerCase()] : { does: 'status', status };
}
