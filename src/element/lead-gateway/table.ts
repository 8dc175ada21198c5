import {
  chatProperty,
  contactAttributes,
  diagnoseMethod,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../shell/shared-attributes.js';
import type { ElementTable } from '../shell/table.js';
import type { ElementOf } from '../types/element-types.js';

export const leadGatewayTable = {
  tag: 'lead-gateway',
  summary: 'Shows nothing itself: the widgets inside use its gateway, auth, locale and features.',
  attributes: {
    demo: {
      kind: 'string',
      type: "'default' | 'empty' | 'busy' | 'slow' | 'offline' | 'failing' | 'unauthorized' | 'challenge' | 'unpurchased' | ''",
      mayBeEmpty: true,
      doc: 'Answers from the sandbox in the page: default, empty, busy, slow, offline, failing, unauthorized, challenge or unpurchased; empty is default.',
    },
    contents: {
      kind: 'boolean',
      doc: 'Without a box of its own (`display: contents`), for a page that lays out the widgets inside itself.',
    },
    ...contactAttributes,
    ...gatewayAttributes,
  },
  values: {
    ...gatewayValues,
    demo: ['default', 'empty', 'busy', 'slow', 'offline', 'failing', 'unauthorized', 'challenge', 'unpurchased'],
  },
  properties: { ...gatewayProperties, ...chatProperty },
  methods: {
    'refresh()': 'Loads the data of every widget inside again.',
    'replayChallenges()': 'Sends again what waits for a challenge in the widgets inside.',
    'clearChallenges()': 'Drops what waits for a challenge in the widgets inside.',
    ...diagnoseMethod,
  },
  events: {},
  parts: {},
} as const satisfies ElementTable;

/** `<lead-gateway>`, with its attributes and properties, and the events of the widgets inside. */
export type LeadGatewayElement = ElementOf<typeof leadGatewayTable>;

declare global {
  interface HTMLElementTagNameMap {
    'lead-gateway': LeadGatewayElement;
  }
}
