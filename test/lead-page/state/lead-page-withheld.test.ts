import { INTERNAL_overrideCreateStore as overrideCreateStore } from 'jotai/vanilla';
import { INTERNAL_buildStoreRev3 as buildStore } from 'jotai/vanilla/internals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MARKERS, pageStage } from './lead-page-stage.js';

// A store whose every atom can be listed: Jotai's own keeps them where nothing can look.
const everyAtom = new Map<object, object>();
beforeAll(() => overrideCreateStore(() => () => buildStore(everyAtom as never)));
beforeEach(() => everyAtom.clear());
afterAll(() => overrideCreateStore(() => () => buildStore()));

/** Every text in the values of all atoms, wherever it is nested. */
function textsInTheStore(): string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) for (const each of value) look(each);
    for (const key of Reflect.ownKeys(value)) look(Reflect.get(value, key));
  };
  for (const state of everyAtom.values()) look(Reflect.get(state, 'v'));
  return texts;
}

const found = () => MARKERS.filter((marker) => textsInTheStore().some((text) => text.includes(marker)));

describe('a gateway that tells more than it should', () => {
  it('of a lead that is not purchased leaves no contact in any atom, nor in what the host hears', async () => {
    const on = pageStage();
    await (await on.load()).answer();
    expect(textsInTheStore()).toContain('Clear a drain');
    expect(found()).toEqual([]);
    await (await on.load()).fail({ status: 503, body: { user: { phone: MARKERS[1], email: MARKERS[2] } } });
    expect(found()).toEqual([]);
    expect(JSON.stringify(on.page.events)).not.toMatch(new RegExp(MARKERS.join('|')));
  });

  it('of a purchased lead has the contact in the store, until the purchase is taken back', async () => {
    const on = pageStage();
    await (await on.load()).answer({ purchased: true });
    expect(found()).toEqual([...MARKERS]);
    expect(JSON.stringify(on.page.events)).not.toMatch(new RegExp(MARKERS.join('|')));
    await (await on.load()).answer();
    expect(found()).toEqual([]);
  });
});
