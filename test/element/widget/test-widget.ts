import { createStore } from 'jotai/vanilla';
import type { Emit } from '../../../src/element/events/widget-event.js';
import { createTranslator } from '../../../src/element/widget/use-messages.js';
import type { Widget } from '../../../src/element/widget/widget-context.js';
import { createFormat } from '../../../src/i18n/format.js';
import { widgetMessages } from '../../../src/i18n/widget-messages.en-US.js';
import { leadBoardMessages } from '../../../src/lead-board/messages.en-US.js';
import { leadCardMessages } from '../../../src/lead-card/messages.en-US.js';

export function testWidget({ emit = () => true }: { emit?: Emit } = {}): Widget {
  const words = { ...widgetMessages.en, ...leadCardMessages.en, ...leadBoardMessages.en };
  return {
    tag: 'lead-test',
    session: { store: createStore(), emit, isAlive: () => true },
    ...createTranslator(words, createFormat('en-US', 'America/Chicago')),
    reading: { locale: 'en-US', timeZone: 'America/Chicago', messages: undefined },
    catalogues: [widgetMessages, leadCardMessages, leadBoardMessages],
    features: [],
    root: document,
    reflect: () => undefined,
    methods: { current: {} },
  };
}
