import {
  commonEvents,
  commonMethods,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../element/shell/shared-attributes.js';
import type { ElementTable } from '../element/shell/table.js';
import type { ElementOf } from '../element/types/element-types.js';

export const dateRangePickerTable = {
  tag: 'date-range-picker',
  summary: 'A form field for a range of days. Either end may be open.',
  attributes: {
    start: { kind: 'string', doc: 'The first day, as an ISO day. Without it, the range is open: Early.' },
    end: { kind: 'string', doc: 'The last day, as an ISO day. Without it, the range is open: Continuous.' },
    min: { kind: 'string', doc: 'The earliest day that may be chosen; 100 years ago by default.' },
    max: { kind: 'string', doc: 'The latest day that may be chosen; 20 years from now by default.' },
    disabledDates: { kind: 'list', doc: 'Days that may not be chosen: ISO days and ranges a/b, separated by commas.' },
    variant: {
      kind: 'string',
      default: 'inputs',
      doc: 'inputs, ranges (with quick ranges) or scroll (a column of months).',
    },
    months: { kind: 'number', default: 1, doc: 'How many months are side by side, 1 to 12.' },
    name: { kind: 'string', doc: 'Its name in the form.' },
    required: { kind: 'boolean', doc: 'Both ends must be chosen.' },
    disabled: { kind: 'boolean', doc: 'Nothing can be chosen, and nothing is submitted.' },
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, variant: ['inputs', 'ranges', 'scroll'] },
  properties: {
    ...gatewayProperties,
    markedRanges: {
      type: 'readonly GivenRange[]',
      doc: 'More ranges to show, with their labels: { start, end, label? }, in the second and the third color.',
    },
  },
  methods: commonMethods,
  events: {
    ...commonEvents,
    'range-change': '{ start, end }: a person chose other days. ISO days, null for an open end.',
  },
  parts: {
    root: 'The whole widget.',
  },
  submits: 'start/end as ISO days, an open end empty; empty when both are open.',
} as const satisfies ElementTable;

/** `<date-range-picker>`, with its attributes, properties and events, and the members of a form control. */
export type DateRangePickerElement = ElementOf<typeof dateRangePickerTable>;

declare global {
  interface HTMLElementTagNameMap {
    'date-range-picker': DateRangePickerElement;
  }
}
