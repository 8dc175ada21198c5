import type { Emit } from '../../src/contract/widget-event.js';
import { createFormat } from '../../src/i18n/format.js';
import { fill, wordsEnUS } from '../../src/i18n/messages.js';
import type { Widget } from '../../src/views/widget/widget-context.js';

/** What a view stands in, for tests of a view alone. */
export function testWidget({ emit = () => true }: { emit?: Emit } = {}): Widget {
  return {
    tag: 'lead-test',
    asker: { emit, isAlive: () => true },
    t: (key, values) => fill(wordsEnUS[key], values),
    format: createFormat('en-US', 'America/Chicago'),
    methods: { current: {} },
  };
}
