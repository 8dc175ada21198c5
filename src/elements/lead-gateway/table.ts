import {
  chatProperty,
  contactAttributes,
  diagnoseMethod,
  gatewayAttributes,
  gatewayProperties,
} from '../shell/shared-rows.js';
import type { ElementTable } from '../shell/table.js';

export const leadGatewayTable = {
  tag: 'lead-gateway',
  className: 'LeadGatewayElement',
  summary: 'Shows nothing itself: the widgets inside use its gateway, auth, locale and features.',
  attributes: {
    demo: {
      kind: 'string',
      mayBeEmpty: true,
      doc: 'Answers from the sandbox in the page: default, empty, busy, slow, offline, failing, unauthorized, challenge or unpurchased; empty is default.',
    },
    ...contactAttributes,
    ...gatewayAttributes,
  },
  properties: { ...gatewayProperties, ...chatProperty },
  methods: diagnoseMethod,
  events: {},
  parts: {},
} as const satisfies ElementTable;
