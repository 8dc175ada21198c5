import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/i18n/catalogue.js';
import { readSourceFiles } from '../architecture/source-files.js';
import { type ReachedKey, reachedKeys } from './reached-keys.js';

const modules = import.meta.glob<Record<string, Catalogue>>('../../src/i18n/*/*.en-US.ts', { eager: true });
const CATALOGUES = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter(([, each]) => typeof each.es === 'function'),
  ),
);

const KEYS = new Set([...CATALOGUES.values()].flatMap(({ en }) => Object.keys(en)));

/** Keys that a view shows while none of its loaded catalogues has them: a person would read the key. */
function shownRaw(reached: readonly ReachedKey[]): readonly string[] {
  return reached
    .filter(({ key, catalogues }) => {
      const loaded = catalogues.flatMap((name) => Object.keys(CATALOGUES.get(name)?.en ?? {}));
      return key.endsWith('*') ? !loaded.some((each) => each.startsWith(key.slice(0, -1))) : !loaded.includes(key);
    })
    .map(({ at, key, catalogues }) => `${at}: ${key} is not in ${catalogues.join(', ')}`);
}

describe('every message key', () => {
  const reached = reachedKeys(readSourceFiles('src'), (key) => KEYS.has(key));

  it('is in a catalogue that its view loads', () => {
    expect(shownRaw(reached)).toEqual([]);
  });

  it('is found in each widget, and in what they load later', () => {
    const keys = reached.map(({ key }) => key);
    const seen = [...CATALOGUES].filter(([, { en }]) => Object.keys(en).some((key) => keys.includes(key)));
    // The sentences of failures are chosen by status, in a table of the domain.
    const expected = [...CATALOGUES.keys()].filter((name) => name !== 'gatewayErrorMessages');
    expect(seen.map(([name]) => name)).toEqual(expected);
  });

  it('is found where the catalogue is missing', () => {
    const files = new Map([
      ['elements/lead-board/view.tsx', "import { A } from '../../views/a.js';\nexport const view = { View: A };"],
      [
        'views/a.tsx',
        `const MESSAGES = [formMessages];
         export function A() { const { t } = useWidget(); return <LazyPartProvider catalogues={MESSAGES}>{t('retry')}<B /></LazyPartProvider>; }
         function B() { return <p>{t('pageTitle')}</p>; }`,
      ],
    ]);
    expect(shownRaw(reachedKeys(files, (key) => KEYS.has(key)))).toEqual([
      'views/a.tsx B: pageTitle is not in widgetMessages',
    ]);
  });
});
