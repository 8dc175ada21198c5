import type { Catalogue } from '../../src/i18n/catalogue.js';
import { elementsIn } from './elements-in.js';

const modules = import.meta.glob<Record<string, Catalogue>>('../../src/**/*messages.en-US.ts', { eager: true });

/** The keys that are not English words, because a text such as 'notes' could be correct. */
const KEYS = new Set(
  Object.values(modules)
    .flatMap((exported) => Object.values(exported))
    .flatMap(({ en }) => Object.keys(en ?? {}))
    .filter((key) => /[a-z][A-Z]/.test(key)),
);

const ATTRIBUTES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** @throws Error if a view shows the key of a message, because it has not loaded the catalog with the text */
export function expectNoMessageKey(canvas: Element): void {
  for (const element of elementsIn(canvas)) {
    if (!(element.getRootNode() instanceof ShadowRoot)) continue;
    const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
    const texts = [...own, ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')];
    const key = texts.flatMap((text) => text.match(/\w+/g) ?? []).find((word) => KEYS.has(word));
    if (key !== undefined) throw new Error(`A view shows the message key '${key}'.`);
  }
}
