type Node = Record<string, unknown>;
type Change = (parent: Node, key: string, value: unknown) => void;

const DEEP: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
const STRANGE = [
  ...[null, true, 0, -1, 1.5, 2 ** 60, Number.POSITIVE_INFINITY, '', ' ', 'x', 'undefined', '2026-02-31', '\u0000'],
  ...['\ud800', 'x'.repeat(100_000), [], {}, [null], [[]], Array(2000).fill(null), DEEP],
];
const NAMES = '__proto__ constructor prototype toString toJSON then body message length 0'.split(' ').concat('');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is Node => isNode(value) && !Array.isArray(value);

const define = (node: Node, key: string, value: unknown) =>
  Object.defineProperty(node, key, { value, enumerable: true, writable: true, configurable: true });

const setting = (strange: unknown): Change => {
  return (parent, key) => define(parent, key, strange);
};
const adding = (name: string): Change => {
  return (_parent, _key, value) => isRecord(value) && define(value, name, { polluted: true });
};
const CHANGES: readonly Change[] = [
  (parent, key) => (Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key]),
  (parent, key, value) => define(parent, key, typeof value === 'string' ? Number(value) || 4711 : String(value)),
  ...STRANGE.map(setting),
  ...NAMES.map(adding),
];

/** The paths of all fields and entries below a node. Only the first two entries of a list. */
function placesIn(node: Node, path: readonly string[] = []): (readonly string[])[] {
  const entries = Object.entries(node).slice(0, Array.isArray(node) ? 2 : undefined);
  return entries.flatMap(([key, value]) => [[...path, key], ...(isNode(value) ? placesIn(value, [...path, key]) : [])]);
}

/** Yields copies of a valid response, each with one change to one field. */
export function* mangled(good: unknown): Generator<unknown> {
  for (const path of placesIn({ answer: good })) {
    for (const change of CHANGES) {
      const root: Node = { answer: structuredClone(good) };
      const [key = '', ...above] = path.toReversed();
      const parent = above.reduceRight<unknown>((node, name) => Reflect.get(Object(node), name), root);
      if (isNode(parent)) change(parent, key, parent[key]);
      yield root['answer'];
    }
  }
}
