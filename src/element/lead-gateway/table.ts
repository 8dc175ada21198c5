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
  summary: 'Sets the gateway, sign-in, locale and features of the widgets inside it. It shows nothing itself.',
  attributes: {
    demo: {
      kind: 'string',
      type: "'default' | 'empty' | 'busy' | 'slow' | 'offline' | 'failing' | 'unauthorized' | 'challenge' | 'unpurchased' | ''",
      mayBeEmpty: true,
      doc: 'Answers every call in the page, with example data. The scenario is default, empty, busy, slow, offline, failing, unauthorized, challenge or unpurchased. Without a value, it is default.',
    },
    contents: {
      kind: 'boolean',
      doc: 'Removes the element’s own box (`display: contents`), so that your page can lay out the widgets inside it.',
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
    'refresh()': 'Reloads the data of every widget inside.',
    'replayChallenges()': 'Repeats every action that waits for a challenge (HTTP 511) in the widgets inside.',
    'clearChallenges()': 'Drops every action that waits for a challenge in the widgets inside.',
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
