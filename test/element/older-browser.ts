/** What browsers got after the floor: owners with the names of their members. */
const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
  [Element.prototype, ['moveBefore']],
  [AbortSignal, ['any']],
  [URL, ['canParse', 'parse']],
  [globalThis, ['navigation']],
  [IDBFactory.prototype, ['databases']],
];

const newerColor = /light-dark\(|\(from /;
const newerSelector = ':popover-open';

type Undo = () => void;

/** Takes a member of the platform away, as if this browser never had it. */
export function takeAway(owner: object, name: string): Undo {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Reflect.deleteProperty(owner, name);
  return () => {
    if (descriptor !== undefined) Object.defineProperty(owner, name, descriptor);
  };
}

/** Puts something before a method: what it returns is the answer, unless it is undefined. */
function before(owner: object, name: string, answer: (argument: unknown, second: unknown) => unknown): Undo {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  const method: unknown = descriptor?.value;
  if (descriptor === undefined || typeof method !== 'function') return () => {};
  const value = function answering(this: unknown, ...given: readonly unknown[]): unknown {
    const own = answer(given[0], given[1]);
    return own === undefined ? Reflect.apply(method, this, given) : own;
  };
  Object.defineProperty(owner, name, { ...descriptor, value });
  return () => Object.defineProperty(owner, name, descriptor);
}

function refuseSelector(selector: unknown): undefined {
  if (String(selector).includes(newerSelector)) throw new DOMException('is not a valid selector', 'SyntaxError');
}

/**
 * Makes this page one of a browser as old as the floor: without what came later, its selectors and colors too.
 * @returns a function that gives it all back
 */
export function olderBrowser(): Undo {
  const undo = [
    ...newer.flatMap(([owner, names]) => names.map((name) => takeAway(owner, name))),
    ...[Element, Document, DocumentFragment].flatMap(({ prototype }) =>
      ['matches', 'closest', 'querySelector', 'querySelectorAll'].map((name) =>
        before(prototype, name, refuseSelector),
      ),
    ),
    before(CSS, 'supports', (property, value) => (newerColor.test(`${property} ${value}`) ? false : undefined)),
    // An attribute that it does not know hides nothing.
    before(Element.prototype, 'setAttribute', (name) => (name === 'popover' ? null : undefined)),
  ];
  return () => {
    for (const each of undo) each();
  };
}
