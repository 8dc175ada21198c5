/** A text that a script can reach from an element, and its path. */
export interface Found {
  readonly text: string;
  readonly path: string;
}

interface StoreLike {
  get(atom: object): unknown;
}

/**
 * Finds all texts that a script can reach from an element without a debugger: in its shadow tree, in properties and
 * accessors of every object and its prototypes (including React's fibers with props, hooks and alternates), in maps, sets,
 * weak references, promises, requests and responses, and in the values of all found atoms in all found stores. Stops at
 * the page around the element and at binary data. Closures cannot be inspected.
 */
export async function textsReachableFrom(element: Element): Promise<readonly Found[]> {
  const found: Found[] = [];
  const seen = new Set<unknown>([window, document, document.documentElement, document.body]);
  const stores = new Map<StoreLike, string>();
  const atoms = new Map<object, string>();
  const asked = new Map<StoreLike, Set<object>>();
  const queue: { readonly value: object; readonly path: string }[] = [{ value: element, path: element.localName }];

  const add = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.push({ text: value, path });
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    if (isNode(value) && value.isConnected && !isWithin(element, value)) return;
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return;
    seen.add(value);
    queue.push({ value, path });
  };

  do {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const { value, path } = step;
      if (isStore(value)) stores.set(value, path);
      else if (typeof Reflect.get(value, 'read') === 'function') atoms.set(value, path);
      for (const each of await contentsOf(value)) add(each, `${path}>`);
      for (const [key, each] of propertiesOf(value)) add(each, `${path}.${String(key)}`);
    }
    for (const [store, at] of stores) {
      const before = asked.get(store) ?? new Set();
      asked.set(store, before);
      for (const [atom, name] of atoms) {
        if (before.has(atom)) continue;
        before.add(atom);
        add(valueIn(store, atom), `${at}.get(${name})`);
      }
    }
  } while (queue.length > 0);
  return found;
}

function isWithin(element: Element, node: Node): boolean {
  for (let at: Node | null = node; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at === element) return true;
  }
  return false;
}

const isStore = (value: object): value is StoreLike =>
  ['get', 'set', 'sub'].every((name) => typeof Reflect.get(value, name) === 'function');

function valueIn(store: StoreLike, atom: object): unknown {
  try {
    return store.get(atom);
  } catch {
    return undefined;
  }
}

async function contentsOf(value: object): Promise<readonly unknown[]> {
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  if (value instanceof WeakRef) return [value.deref()];
  if (value instanceof Promise) return [await settledValue(value)];
  if (value instanceof Response || value instanceof Request) return value.bodyUsed ? [] : [await value.clone().text()];
  if (value instanceof Headers || value instanceof URLSearchParams || value instanceof FormData)
    return [...value].flat();
  if (isNode(value) && value instanceof Element) {
    return [value.outerHTML, value.shadowRoot, value.shadowRoot?.innerHTML, ...value.childNodes];
  }
  return isNode(value) ? [value.nodeValue, ...value.childNodes] : [];
}

/** The value or error of a promise, or undefined while it is pending. */
const settledValue = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise.catch((error: unknown) => error), new Promise((resolve) => setTimeout(resolve))]);

/** False for the prototypes of nodes, although they are instances of Node. */
function isNode(value: unknown): value is Node {
  try {
    return value instanceof Node && value.nodeType > 0;
  } catch {
    return false;
  }
}

/** Own properties and the accessors of prototypes, except for platform prototypes of nodes, see `contentsOf`. */
function propertiesOf(value: object): readonly (readonly [PropertyKey, unknown])[] {
  const properties: [PropertyKey, unknown][] = [];
  for (let at: object | null = value; at !== null; at = Object.getPrototypeOf(at)) {
    if (at !== value && isNode(value) && isOfThePlatform(at)) break;
    for (const key of Reflect.ownKeys(at)) properties.push([key, read(at, key, value)]);
  }
  return properties;
}

function isOfThePlatform(prototype: object): boolean {
  const made: unknown = Reflect.get(prototype, 'constructor');
  return typeof made === 'function' && Reflect.get(window, made.name) === made;
}

/** Accessors of React's prototypes that only warn. */
const WARNINGS = new Set<PropertyKey>(['isMounted', 'replaceState']);

function read(holder: object, key: PropertyKey, receiver: object): unknown {
  const property = Reflect.getOwnPropertyDescriptor(holder, key);
  if (property?.get === undefined) return property?.value;
  if (WARNINGS.has(key) || Reflect.has(property.get, 'isReactWarning')) return undefined;
  try {
    return Reflect.apply(property.get, receiver, []);
  } catch {
    return undefined;
  }
}
