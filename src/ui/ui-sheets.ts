import button from './button.css?inline';
import field from './field/field.css?inline';
import select from './list/select.css?inline';
import mark from './mark.css?inline';
import state from './state.css?inline';

/** The sheets of the parts, for a widget to adopt after the theme's. What a popup needs comes with the first popup. */
export const uiSheets: readonly string[] = [button, mark, field, select, state];
