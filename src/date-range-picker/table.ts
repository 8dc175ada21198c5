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
  summary: 'A form field for a range of days. Either end can be open.',
  attributes: {
    start: { kind: 'string', doc: 'The first day, in ISO format. Without it, the start is open (Early).' },
    end: { kind: 'string', doc: 'The last day, in ISO format. Without it, the end is open (Continuous).' },
    min: { kind: 'string', doc: 'The earliest day that a person can choose. Default: 100 years ago.' },
    max: { kind: 'string', doc: 'The latest day that a person can choose. Default: 20 years from now.' },
    disabledDates: {
      kind: 'list',
      doc: 'Days that a person cannot choose: ISO days, or ranges such as 2026-11-02/2026-11-06, separated by commas.',
    },
    variant: {
      kind: 'string',
      default: 'inputs',
      doc: 'inputs, ranges (with quick ranges) or scroll (a column of months).',
    },
    months: { kind: 'number', default: 1, doc: 'Number of months side by side, from 1 to 12.' },
    name: { kind: 'string', doc: 'The name of the field in the form.' },
    required: { kind: 'boolean', doc: 'Whether a person must choose both ends.' },
    disabled: { kind: 'boolean', doc: 'Whether the field is disabled. A disabled field is not submitted.' },
    ...gatewayAttributes,
  },
  values: { ...gatewayValues, variant: ['inputs', 'ranges', 'scroll'] },
  properties: {
    ...gatewayProperties,
    markedRanges: {
      type: 'readonly GivenRange[]',
      doc: 'More ranges to show, in the second and the third color: { start, end, label? }.',
    },
  },
  methods: commonMethods,
  events: {
    ...commonEvents,
    'range-change': '{ start, end }: a person chose other days. ISO days, or null for an open end.',
  },
  parts: {
    root: 'The whole widget.',
  },
  submits: 'start/end as ISO days. An open end is empty, and the value is empty if both are open.',
} as const satisfies ElementTable;

/** `<date-range-picker>`, with its attributes, properties and events, and the members of a form control. */
export type DateRangePickerElement = ElementOf<typeof dateRangePickerTable>;

declare global {
  interface HTMLElementTagNameMap {
    'date-range-picker': DateRangePickerElement;
  }
}
