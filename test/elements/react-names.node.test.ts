import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, walk } from '../architecture/imports.js';
import { readSourceFiles } from '../architecture/source-files.js';

const reactDom = readFileSync(
  new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
  'utf8',
);

/** The attributes that React DOM writes under another name. */
const renamed = [...(/aliases = new Map\(\[([\s\S]*?)\]\)/.exec(reactDom)?.[1] ?? '').matchAll(/\["([\w-]+)",/g)].map(
  ([, name]) => name,
);

/** The style properties whose numbers React DOM does not take for pixels. */
const unitless = (/unitlessNumbers = new Set\(\s*"([^"]*)"/.exec(reactDom)?.[1] ?? '').split(' ');

/** The names that the widgets give to elements: attributes, and properties of `style`. */
function namesInUse(): { readonly attributes: ReadonlySet<string>; readonly styles: ReadonlySet<string> } {
  const attributes = new Set<string>();
  const styles = new Set<string>();
  for (const [path, text] of readSourceFiles('src')) {
    if (!path.endsWith('.tsx')) continue;
    walk(parse(path, text), (node) => {
      if (!ts.isJsxAttribute(node)) return;
      const name = node.name.getText();
      if (/^[a-z]\w*$/.test(node.parent.parent.tagName.getText())) attributes.add(name);
      if (name !== 'style') return;
      walk(node, (inner) => {
        if (ts.isPropertyAssignment(inner) || ts.isShorthandPropertyAssignment(inner)) styles.add(inner.name.getText());
      });
    });
  }
  return { attributes, styles };
}

test('of the attributes that React renames, the widgets set only the one that the CDN build keeps', () => {
  const { attributes } = namesInUse();
  expect(renamed).toContain('strokeWidth');
  expect(renamed.filter((name) => name !== undefined && attributes.has(name))).toEqual(['htmlFor']);
});

test('the widgets set no style whose numbers are not pixels, since the CDN build knows none', () => {
  const { styles } = namesInUse();
  expect(unitless).toContain('zIndex');
  expect(styles.size).toBeGreaterThan(5);
  expect(unitless.filter((name) => styles.has(name))).toEqual([]);
});
