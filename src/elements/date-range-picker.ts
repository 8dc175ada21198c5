// First: a widget inside of a provider that is not there yet would hear nothing of it.
import './lead-gateway.js';
import { createDateRangePickerClass } from './date-range-picker/element.js';
import { dateRangePickerTable } from './date-range-picker/table.js';
import { dateRangePickerView } from './date-range-picker/view.js';
import type { DateRangePickerElement as Tag } from './loader/tags.js';
import { defineOnce } from './shell/define.js';
import type { ElementClass } from './types/element-types.js';

/** The class of `<date-range-picker>`; importing this module registers the tag. */
export const DateRangePickerElement: ElementClass<typeof dateRangePickerTable> = defineOnce(dateRangePickerTable, () =>
  createDateRangePickerClass(dateRangePickerView),
);
export type DateRangePickerElement = Tag;
