import type { NamedMethods } from './element-types.js';

/** One of its parameters. */
export interface Parameter {
  readonly name: string;
  readonly type: { readonly text: string };
}

/** What a method takes and gives, as the manifest writes it. */
export interface MethodShape {
  readonly parameters?: readonly Parameter[];
  readonly return: { readonly type: { readonly text: string } };
}

function gives(text: string, ...parameters: readonly (readonly [name: string, type: string])[]): MethodShape {
  const taken = parameters.map(([name, type]) => ({ name, type: { text: type } }));
  return { ...(taken.length > 0 ? { parameters: taken } : {}), return: { type: { text } } };
}

const SHAPES: Readonly<Record<keyof NamedMethods, MethodShape>> = {
  'refresh()': gives('void'),
  'replayChallenges()': gives('Promise<void>'),
  'clearChallenges()': gives('void'),
  'diagnose()': gives('Diagnosis'),
  'hideLead(leadId)': gives('void', ['leadId', 'string']),
  'recordTargetOffer(name, outcome)': gives('void', ['name', 'string'], ['outcome', 'TargetOfferOutcome']),
  'requestOfferCategory(name, categoryId)': gives('void', ['name', 'string'], ['categoryId', 'string | number']),
  'clearOfferCategory(name)': gives('void', ['name', 'string']),
  'goTo(path)': gives('void', ['path', 'string']),
  'goTo(step)': gives('void', ['step', 'FunnelStep']),
  'reset()': gives('void'),
  'show()': gives('void'),
  'close()': gives('void'),
};

/** The shape of a method of the tables, by its signature there. */
export function methodShape(signature: string): MethodShape | undefined {
  const found: MethodShape | undefined = Object.entries(SHAPES).find(([known]) => known === signature)?.[1];
  return found;
}
