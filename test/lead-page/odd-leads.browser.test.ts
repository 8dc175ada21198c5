import { afterEach, describe, expect, it } from 'vitest';
import { cleanPage, rootOf } from '../element/stage.js';
import { open, partText, stageOf } from './page-stage.js';

cleanPage();
afterEach(() => {
  document.body.style.width = '';
});

const LONG = 'Wasserheizung'.repeat(770);
const HOSTILE = {
  markup: '<img src=x onerror="globalThis.leadPageWasHit=1"><b>bold</b>',
  'one word of 10,010 letters': LONG,
  emoji: '🚿👩🏽‍🔧🇺🇸 drip 💧',
  Arabic: 'تسريب المياه تحت المغسلة',
  'direction marks': '\u202Egnihton\u202C \u200Fend',
} as const;

const leadOf = (text: string, purchased: boolean) => ({
  purchased,
  price: text,
  info: {
    title: text,
    description: text,
    urgency: text,
    category: { id: text, name: text },
    attributes: [{ questionText: text, answerText: text }],
  },
  address: { lineOne: text, lineTwo: text, city: text, state: text, postalCode: text },
  customerInfo: { firstName: text, lastName: text, phoneNumber: `${text} 512 555 0148 22`, emailAddress: text },
});

/** Elements that overflow the sides of a widget. Elements only for screen readers are 1 px wide. */
function sticksOut(element: Element): string[] {
  const { left, right } = element.getBoundingClientRect();
  return [...rootOf(element).querySelectorAll('.root *')]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 1 && (box.left < left - 0.5 || box.right > right + 0.5);
    })
    .map((part) => `${part.localName}.${part.classList}`);
}

/** Elements whose text overflows their own box. */
const overflows = (element: Element): string[] =>
  [...rootOf(element).querySelectorAll<HTMLElement>('.root *:not(.sr)')]
    .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.localName}.${part.classList}`);

describe.each(Object.entries(HOSTILE))('texts with %s', (_, text) => {
  it.each([
    ['for sale', false],
    ['purchased', true],
  ])('are shown as plain text and stay within the widget: %s (%s)', async (__, purchased) => {
    document.body.style.width = '320px';
    const element = await open(stageOf(leadOf(text, purchased)));
    expect(partText(element, 'notes')).toBe(`Project Notes${text}`);
    expect(partText(element, 'project')).toBe(`Project details${text}${text}`);
    expect(rootOf(element).querySelector('img, b')).toBeNull();
    expect(Reflect.get(globalThis, 'leadPageWasHit')).toBeUndefined();
    expect([sticksOut(element), overflows(element)]).toEqual([[], []]);
  });
});

it('two identical questions are both shown', async () => {
  const same = { questionText: 'Where?', answerText: 'Here' };
  const element = await open(stageOf({ info: { attributes: [same, same] } }));
  expect(partText(element, 'project')).toBe('Project detailsWhere?HereWhere?Here');
});
