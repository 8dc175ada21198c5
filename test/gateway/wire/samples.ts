import { EXAMPLES } from '../../../.build/openapi/areas.js';
import type { GatewayClient } from '../../../src/gateway.js';
import { EVERY_FORM } from './forms/every-form.js';
import { PATHLESS } from './forms/member-forms.js';

export const EVERY_CALL: readonly string[] = [...new Set(EVERY_FORM.map(({ call }) => call))];

export const EVERY_OPERATION: readonly string[] = [...new Set(EVERY_CALL.map((call) => call.replace(/ v\d$/, '')))];

export interface Sample {
  readonly call: string;
  make(gateway: GatewayClient): Promise<unknown>;
}

const shared = { 'leadForPage v2': 'leadForPageV1' };

export const EVERY_SAMPLE: readonly Sample[] = EVERY_CALL.map((call) => {
  const [operation = '', version] = call.split(' ');
  const example = EXAMPLES[Reflect.get(shared, call) ?? operation + (version ?? '').toUpperCase()];
  if (example === undefined) throw new Error(`${call} has no example.`);
  return { call, make: (gateway) => example.make(gateway, { version }) };
});

const pathless: ReadonlySet<string> = new Set(PATHLESS);

export const PATHLESS_SAMPLES: readonly Sample[] = EVERY_SAMPLE.filter(({ call }) => pathless.has(call));
