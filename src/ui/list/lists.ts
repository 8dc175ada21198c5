/** The lists of all popups. They load with the first popup. */

export { placePlainly } from '../popup/place-plainly.js';
export { PopupSurface } from '../popup/popup-surface.js';
export { revealOption, stepFor, stepTo } from './list-steps.js';
export { MenuList } from './menu-list.js';
export { firstActive, SelectList } from './select-list.js';
