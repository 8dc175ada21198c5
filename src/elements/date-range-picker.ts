// First, because a widget gets no settings from a provider that is not registered yet.
import './lead-gateway.js';
import { createClass } from '../date-range-picker/date-range-picker-element.js';
import { dateRangePickerTable, type DateRangePickerElement as Tag } from '../date-range-picker/table.js';
import { view } from '../date-range-picker/view.js';
import { defineOnce } from '../element/shell/define.js';
import type { ElementClass } from '../element/types/element-types.js';

/** The class of `<date-range-picker>`; importing this module registers the tag. */
export const DateRangePickerElement: ElementClass<typeof dateRangePickerTable> = defineOnce(dateRangePickerTable, () =>
  createClass(view),
);
export type DateRangePickerElement = Tag;
