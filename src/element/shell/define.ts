import { reportCopy } from '../page/observed.js';
import type { ElementClass } from '../types/element-types.js';
import type { ElementTable } from './table.js';

declare const __VERSION__: string;

const ours = new WeakSet<CustomElementConstructor>();

/**
 * Registers a tag. If another copy of the package has registered it, that copy stays in use and the console says so
 * once. On a server it registers nothing.
 */
export function defineOnce<Table extends ElementTable>(
  table: Table,
  create: () => CustomElementConstructor,
): ElementClass<Table>;
export function defineOnce(table: ElementTable, create: () => CustomElementConstructor): CustomElementConstructor {
  if (typeof customElements === 'undefined') return ServerElement;
  const known = customElements.get(table.tag);
  if (known !== undefined) {
    if (!ours.has(known)) reportCopy(table.tag, Reflect.get(known, 'version'));
    return known;
  }
  const made = create();
  Object.defineProperty(made, 'version', { value: __VERSION__ });
  ours.add(made);
  customElements.define(table.tag, made);
  return made;
}

/** Replaces an element class on a server, where code may import it but not create it. */
const ServerElement: CustomElementConstructor = Object.assign(function ServerElement(): never {
  throw new Error('Elements can be made in a browser alone.');
});

/**
 * Whether this browser is new enough. The README has the first versions that are. Older ones lack one of the two features
 * tested here.
 */
export function isSupported(): boolean {
  return 'adoptedStyleSheets' in document && 'toSpliced' in [];
}

/**
 * Whether React can run in this page. React passes arguments with `bind`, so it fails at its first render if a script
 * has replaced `bind` with one that drops arguments, as MooTools 1.2 does. React needs nothing else that old scripts
 * break.
 */
export function canBoot(): boolean {
  const difference = (from: number, by: number) => from - by;
  return isSupported() && difference.bind(null, 3)(1) === 2;
}
