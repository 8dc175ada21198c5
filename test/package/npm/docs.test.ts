import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../../stories/page/controls.js';
import { root } from '../site.js';

const folder = join(root, 'dist/npm/docs');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** A page without its code samples, and without code in its lines. */
const proseOf = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '').replace(/`[^`\n]*`/g, '');

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^https?:/.test(target));

describe('the docs in the package', () => {
  test('have a page for each tag, and the pages for a new host', () => {
    const pages = 'quick-start install auth embed-funnel embed-board routes privacy csp troubleshooting'.split(' ');
    expect(files).toEqual(expect.arrayContaining([...pages, ...TAGS].map((name) => `${name}.md`)));
    expect(files).not.toContain('contributing.md');
  });

  test('are plain Markdown with one heading each', () => {
    for (const file of files) {
      const text = textOf(file);
      const prose = proseOf(text);
      expect(text, file).toMatch(/^# .+\n/);
      expect(prose.match(/^# /gm), file).toHaveLength(1);
      expect(prose).not.toMatch(/<\/?[A-Z]\w*|^(?:import|export) |\{[`'"]|\?path=/m);
    }
  });

  test('have links to pages and headings that exist', () => {
    for (const file of files) {
      const broken = linksOf(proseOf(textOf(file).replace(/\[`([^`]+)`\]/g, '[$1]'))).filter((link) => {
        const [target = '', anchor] = link.split('#');
        const to = target === '' ? file : target;
        if (!files.includes(to)) return true;
        const headings = [...textOf(to).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
        return anchor !== undefined && !headings.includes(anchor);
      });
      expect(broken, file).toEqual([]);
    }
  });

  test('have tables in place of those that Storybook draws from data', () => {
    expect(textOf('lead-board.md')).toContain('| `sp-id` | `string` | required |');
    expect(textOf('troubleshooting.md')).toContain('| `missing-attribute` |');
    expect(textOf('wording.md')).toContain('`{businessName}`');
    expect(textOf('gateway-reference.md')).toMatch(/\| `GET \/gateway\//);
    expect(textOf('tokens.md')).toContain('`--lead-color-accent`');
  });

  test('are listed in llms.txt, each once', () => {
    const list = readFileSync(join(root, 'dist/npm/llms.txt'), 'utf8');
    expect(linksOf(list).toSorted()).toEqual(files.map((file) => `docs/${file}`).toSorted());
  });
});
