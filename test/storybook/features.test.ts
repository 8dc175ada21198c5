import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** How many features each letter has. */
const COUNTS = { B: 54, C: 30, P: 14, T: 22, R: 16, F: 36, D: 11, X: 27 };

const rows = readFileSync('stories/docs/features.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => {
    const [id = '', feature = '', file = '', held = '', shown = ''] = line
      .slice(2)
      .replaceAll('`', '')
      .split(/ *\| */);
    const [testFile = '', title = ''] = held.trim().split(' › ');
    const [storyFile = '', story = ''] = shown.trim().split(' › ');
    return { id, feature, file, testFile, title, storyFile, story };
  });
const built = rows.filter(({ file }) => file !== 'not built');

type Row = (typeof rows)[number];

/** What no product of this kind had before. Each has a test in real browsers and a story with a play function. */
const AHEAD = [
  ...['B39', 'B40', 'B41', 'B42', 'B47', 'B50', 'B54', 'C25', 'C27', 'C28'],
  ...['R10', 'R12', 'R15', 'T16', 'T18', 'T21'],
  ...['F8', 'F20', 'F21', 'F24', 'F25', 'F27', 'F29', 'F31', 'F32', 'F34', 'F36', 'X15'],
];
const ahead = AHEAD.flatMap((id) => rows.filter((row) => row.id === id));

const indexFile = new URL('../package/features.md', import.meta.url);

/** The tests of a file, by their titles. */
const testsIn = (file: string) => readFileSync(file, 'utf8').match(/^ *(?:it|test)(?:\.each\(|\()/gm)?.length ?? 0;

function indexLine({ id, feature, testFile, title, storyFile, story }: Row): string {
  const engines = testFile.includes('.browser.') ? 'Chromium, Firefox, WebKit' : 'Node';
  return `| ${id} | ${feature} | \`${testFile}\` (${testsIn(testFile)}) › ${title} | ${engines} | \`${storyFile}\` › ${story} |`;
}

/** The features of `AHEAD` against their tests, and every other one that has none. */
function index(): string {
  return `# Features and their tests

Written by \`UPDATE=1 npm test -- package\` from \`stories/docs/features.md\`. In brackets: the tests of the file.
\`npm test\` runs the tests in Chromium, \`npm test -- engines\` in Firefox and WebKit.

| id | feature | test | engines | story |
|---|---|---|---|---|
${ahead.map(indexLine).join('\n')}

${built.length} of ${rows.length} features are built. Not built: ${rows
    .filter((row) => !built.includes(row))
    .map(({ id }) => id)
    .join(', ')}.
`;
}

describe('the table of features', () => {
  test('has every id once, in order', () => {
    const ids = Object.entries(COUNTS).flatMap(([letter, count]) =>
      [...Array(count).keys()].map((at) => `${letter}${at + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  test.each(built)('$id ($feature) has its file and its test', ({ file, testFile, title }) => {
    expect(existsSync(file), file).toBe(true);
    const source = readFileSync(testFile, 'utf8');
    expect(source).toContain(testFile.startsWith('stories/') ? `export const ${title}` : title);
    expect(title).not.toBe('');
  });

  test('says nothing of a file or a test where a feature is not built', () => {
    const others = rows.filter((row) => !built.includes(row));
    expect(others.flatMap(({ testFile, title }) => [testFile, title]).join('')).toBe('');
  });

  test.each(ahead)('$id ($feature) has a test in real browsers, and a story with a play function', (row) => {
    expect(row.testFile).toMatch(/\.browser\.test\.tsx?$/);
    const [, told = ''] = readFileSync(row.storyFile, 'utf8').split(`export const ${row.story}: Story = `);
    const own = told.split('\nexport const ')[0] ?? '';
    expect(own).toMatch(/\bplay\b/);
  });

  test('is what test/package/features.md says of them; UPDATE=1 writes it', () => {
    expect(ahead.map(({ id }) => id)).toEqual(AHEAD);
    if (process.env['UPDATE'] === '1') writeFileSync(indexFile, index());
    expect(index()).toBe(readFileSync(indexFile, 'utf8'));
  });
});
