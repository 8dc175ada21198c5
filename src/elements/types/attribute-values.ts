import type { AuthMode } from '../../gateway/options.js';

type Values = Readonly<Record<string, readonly string[]>>;

const AUTH_MODES = ['session', 'one-time', 'none'] as const satisfies readonly AuthMode[];
const ROUTINGS = ['memory', 'history', 'hash'];

const OF_EVERY_TAG: Values = { authMode: AUTH_MODES };

/** By tag, and by property name. */
const OF_A_TAG: Readonly<Record<string, Values>> = {
  'lead-gateway': {
    demo: ['default', 'empty', 'busy', 'slow', 'offline', 'failing', 'unauthorized', 'challenge', 'unpurchased'],
  },
  'lead-board': { shortcuts: ['on', 'off'] },
  'lead-app': { routing: ROUTINGS },
  'date-range-picker': { variant: ['inputs', 'ranges', 'scroll'] },
  'review-request-modal': { variant: ['board', 'gateway'] },
  'raq-funnel': {
    step: ['project', 'suggestions', 'summary'],
    presentation: ['inline', 'modal'],
    routing: ROUTINGS,
    persist: ['session', 'none'],
    createVersion: ['v3', 'v1'],
    assignVersion: ['v2', 'v1'],
  },
};

/**
 * The texts that an attribute understands, for the manifest and the editors. Widgets do not read this.
 * @param tag name of the tag
 * @param property name of the attribute in camelCase
 * @returns the texts, or undefined where any text has a meaning
 */
export function attributeValues(tag: string, property: string): readonly string[] | undefined {
  return OF_A_TAG[tag]?.[property] ?? OF_EVERY_TAG[property];
}
