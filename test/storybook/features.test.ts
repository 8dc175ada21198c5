import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** How many features each letter has. */
const COUNTS = { B: 54, C: 30, P: 14, T: 22, R: 16, F: 36, D: 11, X: 27 };

const rows = readFileSync('stories/docs/features.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d/.test(line))
  .map((line) => {
    const [id = '', feature = '', file = '', held = ''] = line.slice(2).split(/ *\| */);
    const [testFile = '', title = ''] = held.trim().split(' › ');
    return { id, feature, file: file.replaceAll('`', ''), testFile: testFile.replaceAll('`', ''), title };
  });
const built = rows.filter(({ file }) => file !== 'not built');

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
});
