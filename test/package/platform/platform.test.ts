import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSourceFiles } from '../../architecture/source-files.js';
import { type Browser, browsers, compatKeys, isNewer } from './compat-keys.js';
import { enhanced, needed } from './features.js';
import { usedKeys } from './used-keys.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

let used: ReadonlyMap<string, readonly string[]>;
let floor: Readonly<Record<Browser, string>>;

const featureOf = (key: string) => compatKeys.get(key)?.feature ?? key;

function firstVersion(browser: Browser): string {
  const versions = [...used.keys()]
    .filter((key) => featureOf(key) in needed)
    .map((key) => compatKeys.get(key)?.versions[browser] ?? 'none');
  return versions.reduce((newest, version) => (version === 'none' || isNewer(version, newest) ? version : newest), '0');
}

beforeAll(() => {
  // The command line tool runs in Node.
  const inPages = [...readSourceFiles(`${root}src`)].filter(([file]) => !/^cli[./]/.test(file));
  used = usedKeys(root, new Map(inPages));
  const [chrome, edge, firefox, safari] = browsers.map(firstVersion);
  floor = { chrome: chrome ?? '', edge: edge ?? '', firefox: firefox ?? '', safari: safari ?? '' };
}, 300_000);

describe('the platform that src uses', () => {
  test('is listed, as a requirement or as an enhancement', () => {
    const unlisted = [...used].filter(([key]) => !(featureOf(key) in { ...needed, ...enhanced }));
    expect(unlisted.map(([key, files]) => `${featureOf(key)}: ${key} in ${files.join(', ')}`)).toEqual([]);
  });

  test('is all that is listed, each feature once', () => {
    const features = new Set([...used.keys()].map(featureOf));
    const listed = [...Object.keys(needed), ...Object.keys(enhanced)];
    expect(listed.filter((feature) => !features.has(feature))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('exists in the browsers of early 2023', () =>
    expect(floor).toEqual({ chrome: '111', edge: '111', firefox: '115', safari: '16.4' }));

  test('has an enhancement only if the oldest browser lacks something', () => {
    const isInFloor = (feature: string) =>
      [...used.keys()].every(
        (key) =>
          featureOf(key) !== feature ||
          browsers.every((browser) => !isNewer(compatKeys.get(key)?.versions[browser], floor[browser])),
      );
    const allowed = ['oklab', 'outline'];
    expect(Object.keys(enhanced).filter((feature) => isInFloor(feature) && !allowed.includes(feature))).toEqual([]);
  });

  test('is the target of the build', () => {
    const [, targets = ''] = /\btarget: \[([^\]]*)\]/.exec(read('vite.config.ts')) ?? [];
    expect(targets.match(/[\w.]+/g)).toEqual(browsers.map((browser) => `${browser}${floor[browser]}`));
  });

  test('is what the boot check tests, except for Chrome 110', () => {
    const looksFor = ['api.Document.adoptedStyleSheets', 'javascript.builtins.Array.toSpliced'];
    const first = browsers.map((browser) =>
      looksFor
        .map((key) => compatKeys.get(key)?.versions[browser] ?? 'none')
        .reduce((newest, version) => (isNewer(version, newest) ? version : newest)),
    );
    expect(first).toEqual(['110', '110', floor.firefox, floor.safari]);
  });

  test('is what the README says', () => {
    const { chrome, firefox, safari } = floor;
    const [, said] = /\*\*(Chrome and Edge [^*]*)\*\*/.exec(read('README.md')) ?? [];
    expect(said).toBe(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`);
  });
});
