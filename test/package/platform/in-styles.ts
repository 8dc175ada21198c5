import { isNewKey } from './compat-keys.js';

const units: Readonly<Record<string, string>> = { d: 'dynamic', s: 'small', l: 'large' };
const functionKeys = (name: string) => [
  `css.types.${name}`,
  `css.types.color.${name}`,
  `css.types.image.${name}`,
  `css.types.easing-function.${name}`,
];

export const keysInSelector = (selector: string): string[] =>
  [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`).filter(isNewKey);

function keysInDeclaration(property: string, value: string): string[] {
  const words = [...value.matchAll(/(?<![\w#.-])[a-z][a-z-]*(?![\w(-])/g)].map(
    ([word]) => `css.properties.${property}.${word}`,
  );
  const functions = [...value.matchAll(/([a-z-]+)\(\s*(from\b)?/g)].flatMap(([, name = '', from]) => [
    ...functionKeys(name),
    ...(from ? [`css.types.color.${name}.relative_syntax`] : []),
  ]);
  const viewport = [...value.matchAll(/\d([dsl])v(?:h|w|i|b|min|max)\b/g)].map(
    ([, kind = '']) => `css.types.length.viewport_percentage_units_${units[kind]}`,
  );
  return [`css.properties.${property}`, ...words, ...functions, ...viewport];
}

export function keysInStyles(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""');
  const found: string[] = [];
  const open: ('rule' | 'at-rule')[] = [];
  let piece = '';
  const declare = () => {
    const [, property, value] = /^\s*([a-z-]+)\s*:([\s\S]*)$/.exec(piece) ?? [];
    const [, custom] = /^\s*--[\w-]+\s*:([\s\S]*)$/.exec(piece) ?? [];
    if (property && value) found.push(...keysInDeclaration(property, value));
    if (custom) found.push(...keysInDeclaration('--', custom));
    piece = '';
  };
  for (const sign of text) {
    if (sign === ';') declare();
    else if (sign === '}') {
      declare();
      open.pop();
    } else if (sign === '{') {
      const [, atRule] = /^\s*@([a-z-]+)/.exec(piece) ?? [];
      if (open.includes('rule')) found.push('css.selectors.nesting');
      if (atRule) found.push(`css.at-rules.${atRule}`);
      else found.push(...keysInSelector(piece));
      open.push(atRule ? 'at-rule' : 'rule');
      piece = '';
    } else piece += sign;
  }
  return [...new Set(found.filter(isNewKey))];
}
