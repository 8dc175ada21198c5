'use client';

import { dateRangePickerTable } from '../elements/date-range-picker/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/date-range-picker.js';

/** `<date-range-picker>` for React. Importing this module registers the tag. */
export const DateRangePicker = createReactWidget(dateRangePickerTable);
