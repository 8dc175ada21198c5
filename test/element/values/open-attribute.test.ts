import { afterEach, expect, test } from 'vitest';
import { openByAttribute } from '../../../src/element/shell/open-attribute.js';
import { reactive } from '../../../src/element/shell/reactive.js';

const TAG = 'a-test-dialog';
const NO_NAMES = { methods: {}, events: {}, parts: {}, values: {}, properties: {} };
const attributes = { for: { kind: 'string', doc: 'The control that opens it.' } } as const;
const Openable = openByAttribute(reactive(HTMLElement, { tag: TAG, summary: '', attributes, ...NO_NAMES }));
customElements.define(TAG, Openable);

afterEach(() => document.body.replaceChildren());

function dialog(attribute: Readonly<Record<string, string>> = {}) {
  const element = new Openable();
  for (const [name, text] of Object.entries(attribute)) element.setAttribute(name, text);
  document.body.append(element);
  return element;
}

function press(opener: string) {
  document.body.insertAdjacentHTML('beforeend', opener);
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  document.body.lastElementChild?.dispatchEvent(click);
}

test.each<[Readonly<Record<string, string>>, boolean]>([
  [{}, false],
  [{ open: '' }, true],
  [{ open: 'open' }, true],
  [{ open: 'false' }, false],
])('a dialog with the attributes %j is open: %j', (attribute, isOpen) => expect(dialog(attribute).open).toBe(isOpen));

test('setting open to the string "false" closes the dialog', () => {
  const element = dialog({ open: '' });
  Reflect.set(element, 'open', 'false');
  expect([element.open, element.hasAttribute('open')]).toEqual([false, false]);
});

test('a dialog is opened by its opener or the control in for, but not after it was removed', () => {
  const [one, other] = [dialog({ id: 'quote' }), dialog({ for: 'ask' })];
  press('<button data-lead-opens="quote">Get a quote</button>');
  expect([one.open, other.open]).toEqual([true, false]);
  one.close();
  press('<button id="ask">Ask</button>');
  expect([one.open, other.open]).toEqual([false, true]);
  const element = dialog({ id: 'quote' });
  element.remove();
  press('<button data-lead-opens="quote">Get a quote</button>');
  expect(element.open).toBe(false);
});
