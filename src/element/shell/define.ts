import { addCopy } from '../page/observed.js';
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
    if (!ours.has(known)) warnOnce(table.tag, known);
    return known;
  }
  const made = create();
  Object.defineProperty(made, 'version', { value: __VERSION__ });
  ours.add(made);
  customElements.define(table.tag, made);
  return made;
}

function warnOnce(tag: string, known: CustomElementConstructor): void {
  if (!addCopy(__VERSION__)) return;
  const version: unknown = Reflect.get(known, 'version');
  console.info(`lead-widgets ${__VERSION__}: <${tag}> is already there; version ${String(version)} stays in use.`);
}

/** Replaces an element class on a server, where code may import it but not create it. */
const ServerElement: CustomElementConstructor = Object.assign(function ServerElement(): never {
  throw new Error('Elements can be made in a browser alone.');
});
