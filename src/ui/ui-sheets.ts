import button from './button.css?inline';
import field from './field/field.css?inline';
import mark from './mark.css?inline';
import state from './state.css?inline';

/** The style sheets of the parts, adopted after the theme's. Those of popups load with the first popup. */
export const uiSheets: readonly string[] = [button, mark, field, state];
