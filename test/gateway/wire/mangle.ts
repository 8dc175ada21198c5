import fc from 'fast-check';

/** One change of an answer. `at` picks the field, modulo the number of fields. */
export type Mangling = { readonly how: How; readonly at: number; readonly what: unknown };
type How = 'missing' | 'null' | 'wrong type' | 'extra' | 'huge' | 'deep' | 'proto' | 'id as a number' | 'raw';

export type Body =
  | { readonly of: 'fields'; readonly manglings: readonly Mangling[] }
  | { readonly of: 'another body'; readonly json: unknown }
  | { readonly of: 'truncated'; readonly share: number }
  | { readonly of: 'page' }
  | { readonly of: 'nothing' };

const FIELDS: readonly How[] = [
  ...(['missing', 'null', 'wrong type', 'extra', 'huge', 'deep', 'proto', 'id as a number', 'raw'] as const),
];
const STRANGE = [true, 0, -1, 1.5, 2 ** 60, '', ' ', 'x', 'undefined', '2026-02-31', '\u0000', [], {}, [null], [[]]];
const NAMES = ['constructor', 'prototype', 'toString', 'toJSON', 'then', 'body', 'message', 'length', '', '0'];
/** Valid JSON that JSON.stringify never writes. */
const RAW = ['1e999', '-1e999', '-0', '9007199254740993', '"\\ud800"', '{"id":1,"id":null}', '"\\u0000"'];
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

const mangling = fc.record<Mangling>({
  how: fc.constantFrom(...FIELDS),
  at: fc.nat(),
  what: fc.oneof(fc.constantFrom<unknown>(...STRANGE), fc.jsonValue({ maxDepth: 2 })),
});

/** Any way to spoil an answer. Most often it changes one to three fields. */
export const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 12, arbitrary: fc.array(mangling, { minLength: 1, maxLength: 3 }).map(ofFields) },
  { weight: 2, arbitrary: fc.jsonValue().map((json): Body => ({ of: 'another body', json })) },
  {
    weight: 1,
    arbitrary: fc.double({ min: 0, max: 1, noNaN: true }).map((share): Body => ({ of: 'truncated', share })),
  },
  { weight: 1, arbitrary: fc.constantFrom<Body>({ of: 'page' }, { of: 'nothing' }) },
);

function ofFields(manglings: Mangling[]): Body {
  return { of: 'fields', manglings };
}

/** Returns the text of a good answer after the changes. */
export function mangled(text: string, body: Body): string {
  if (body.of === 'page') return '<!doctype html><title>Sign in</title><p>Your session has ended.</p>';
  if (body.of === 'nothing') return '';
  if (body.of === 'another body') return JSON.stringify(body.json);
  if (body.of === 'truncated') return text.slice(0, Math.floor(text.length * body.share));
  const raw: string[] = [];
  const root: Node = { answer: text === '' ? {} : JSON.parse(text) };
  for (const one of body.manglings) spoil(root, one, raw);
  return JSON.stringify(root['answer'] ?? null).replace(/"@raw(\d+)@"/g, (_whole, index) => raw[Number(index)] ?? '');
}

type Node = Record<string, unknown>;

function spoil(root: Node, { how, at, ...mangling }: Mangling, raw: string[]): void {
  // Values are reused, so a change of one answer must not reach the next.
  const what: unknown = structuredClone(mangling.what);
  const places = placesIn(root);
  const place = places[at % places.length];
  if (place === undefined) return;
  const [parent, key] = place;
  const value = parent[key];
  const put = (json: unknown) => define(parent, key, json);
  const putRaw = (json: string) => put(`@raw${raw.push(json) - 1}@`);

  if (how === 'missing') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else if (how === 'null') put(null);
  else if (how === 'wrong type') put(what);
  else if (how === 'extra') extend(isNode(value) ? value : parent, NAMES[at % NAMES.length] ?? '', what);
  else if (how === 'huge') put(Array.isArray(value) ? Array(2000).fill(value[0] ?? null) : 'x'.repeat(100_000));
  else if (how === 'deep') putRaw(DEEP);
  else if (how === 'proto') extend(isNode(value) ? value : parent, '__proto__', { polluted: what });
  else if (how === 'id as a number') put(typeof value === 'string' ? Number(value) || 4711 : String(value));
  else putRaw(RAW[at % RAW.length] ?? 'null');
}

/** Every field and entry below a node: its parent object and its name. */
function placesIn(root: Node): [Node, string][] {
  const places: [Node, string][] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [key, value] of Object.entries(node)) {
      places.push([node, key]);
      if (isNode(value)) open.push(value);
    }
  }
  return places;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

/** Adds a field to an object, an entry to a list. */
function extend(node: Node, key: string, value: unknown): void {
  if (Array.isArray(node)) node.push(value);
  else define(node, key, value);
}

/** Sets an own field of the object, even `__proto__`. */
function define(node: Node, key: string, value: unknown): void {
  Object.defineProperty(node, key, { value, enumerable: true, writable: true, configurable: true });
}
