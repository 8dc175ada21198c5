/** Fetched with the first popup: what an open select and an open menu show, and what the lists of other parts are made of. */

export { placePlainly } from '../popup/place-plainly.js';
export { PopupSurface } from '../popup/popup-surface.js';
export { revealOption, stepFor, stepTo } from './list-steps.js';
export { MenuList } from './menu-list.js';
export { firstActive, SelectList } from './select-list.js';
