'use client';

import { dateRangePickerTable } from '../date-range-picker/table.js';
import { createReactWidget } from '../element/types/react-widget.js';
import '../elements/date-range-picker.js';

/** `<date-range-picker>` for React. Importing this module registers the tag. */
export const DateRangePicker = createReactWidget(dateRangePickerTable);
