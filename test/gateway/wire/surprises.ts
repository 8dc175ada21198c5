import { GatewayError } from '../../../src/gateway.js';
import type { Sample } from './samples.js';

/** Fields that the client passes through as they are. */
const PASSED_THROUGH = /^\.draftReview\.(?!id$)/;
const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype];

/** Finds values that an accepted answer must not have: `undefined`, NaN, or an object with a prototype of its own. */
export function surprisesIn(value: unknown): string[] {
  const found: string[] = [];
  const open: [string, unknown][] = [['', value]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, one] = next;
    if (one === undefined) found.push(`${path} is undefined`);
    if (PASSED_THROUGH.test(path)) continue;
    if (typeof one === 'number' && !Number.isFinite(one)) found.push(`${path} is ${one}`);
    if (typeof one !== 'object' || one === null) continue;
    if (!PLAIN.includes(Object.getPrototypeOf(one))) found.push(`${path} has a prototype of its own`);
    for (const [key, field] of Object.entries(one)) open.push([`${path}.${key}`, field]);
  }
  return found;
}

/** Says why a rejection is not the promised one. Returns undefined if it is. */
export function surpriseInRejection(error: unknown, { call }: Sample, status: number, text: string) {
  if (!(error instanceof GatewayError)) return `rejected with ${String(error)}`;
  const kind = status < 300 ? 'contract' : status === 511 ? 'challenge' : 'http';
  if (error.kind !== kind) return `kind ${error.kind} for ${status}`;
  if (error.operation !== call.replace(/ v\d$/, '')) return `blamed on ${error.operation}`;
  if (error.status !== status) return `status ${error.status}`;
  if (error.message.includes('undefined')) return error.message;
  if (!['string', 'undefined'].includes(typeof error.customMessage)) return 'a message that is no sentence';
  if (kind === 'contract' && hasFields(text) && !error.field) return 'no field is named';
  return undefined;
}

/** Whether the answer, without its envelope, has fields. */
function hasFields(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    const enveloped = typeof json === 'object' && json !== null && !Array.isArray(json) && Object.hasOwn(json, 'body');
    const answer: unknown = enveloped ? Reflect.get(json, 'body') : json;
    return typeof answer === 'object' && answer !== null;
  } catch {
    return false;
  }
}
