import type { Emit } from '../../src/contract/widget-event.js';
import { createFormat } from '../../src/i18n/format.js';
import { leadBoardMessages } from '../../src/i18n/lead-board/lead-board.en-US.js';
import { fill } from '../../src/i18n/messages.js';
import { widgetMessages } from '../../src/i18n/widget/widget.en-US.js';
import type { Widget } from '../../src/views/widget/widget-context.js';

/** What a view stands in, for tests of a view alone. */
export function testWidget({ emit = () => true }: { emit?: Emit } = {}): Widget {
  const words = { ...widgetMessages.en, ...leadBoardMessages.en };
  return {
    tag: 'lead-test',
    requester: { emit, isAlive: () => true },
    t: (key, values) => fill(words[key] ?? key, values),
    format: createFormat('en-US', 'America/Chicago'),
    reading: { locale: 'en-US', timeZone: 'America/Chicago', messages: undefined },
    catalogues: [widgetMessages, leadBoardMessages],
    features: [],
    root: document,
    reflect: () => undefined,
    methods: { current: {} },
  };
}
