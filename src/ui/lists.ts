/** Fetched with the first popup: what an open select and an open menu show. */
export { MenuList } from './menu-list.js';
export { placePlainly } from './place-plainly.js';
export { firstActive, SelectList } from './select-list.js';
