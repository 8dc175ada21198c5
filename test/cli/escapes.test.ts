import { Window } from 'happy-dom';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { compileTemplate } from 'vue/compiler-sfc';
import { type Language, tagLines } from '../../src/cli/snippet/markup.js';

const VALUES = [
  ...['a"b', "it's", '</script><script>alert(1)</script>', '<!-- & -->', '&quot;&amp;', '{auth}', '{{ 1 + 1 }}'],
  ...['`$', '\\" onclick="alert(1)', '*/ }} %>'],
];

function written(language: Language, text: string): string {
  const funnel = { tag: 'raq-funnel', attributes: { 'partner-id': text }, button: text };
  const rest = { gatewayUrl: '', locale: '', theme: 'default', accent: '', cdnBase: '', version: 'latest' } as const;
  return tagLines({ ...rest, tags: [funnel], signIn: 'cookies' }, language).join('\n');
}

type Read = readonly [words: unknown, partner: unknown];

function inHtml(code: string): Read {
  const { document } = new Window();
  document.body.innerHTML = code;
  const tags = [...document.querySelectorAll('*')].map(({ localName }) => localName);
  expect(tags).toEqual(['html', 'head', 'body', 'button', 'raq-funnel']);
  const partner = document.querySelector('raq-funnel')?.getAttribute('partner-id');
  return [document.querySelector('button')?.textContent, partner];
}

function called(code: string, name: string): Read {
  const calls: [unknown, Record<string, unknown>, unknown][] = [];
  const take = (...call: [unknown, Record<string, unknown>, unknown]) => calls.push(call);
  new Function(name, 'RaqFunnel', 'Fragment', code)(take, 'funnel', 'fragment');
  const [, given] = calls.find(([tag]) => tag === 'funnel') ?? [];
  return [calls.find(([tag]) => tag === 'button')?.[2], given?.['partnerId']];
}

function inReact(code: string): Read {
  const compilerOptions = { jsx: ts.JsxEmit.React, jsxFactory: 'h', jsxFragmentFactory: 'Fragment' };
  return called(ts.transpileModule(`<>${code}</>`, { compilerOptions }).outputText, 'h');
}

function inVue(code: string): Read {
  const isCustomElement = (tag: string) => tag.includes('-');
  const compiled = compileTemplate({ source: code, filename: 'a.vue', id: 'a', compilerOptions: { isCustomElement } });
  expect(compiled.errors).toEqual([]);
  const [button, funnel] = compiled.ast?.children ?? [];
  if (button?.type !== 1 || funnel?.type !== 1) throw new Error('Two tags were expected.');
  const [words, ...more] = button.children;
  expect([more, funnel.children]).toEqual([[], []]);
  const partner = funnel.props.find(({ name }) => name === 'partner-id');
  return [words?.type === 2 ? words.content : words, partner?.type === 6 ? partner.value?.content : partner];
}

function inSvelte(code: string): Read {
  const { fragment } = parse(code, { modern: true });
  const [button, funnel] = fragment.nodes.filter(({ type }) => type === 'RegularElement');
  if (button?.type !== 'RegularElement' || funnel?.type !== 'RegularElement')
    throw new Error('Two tags were expected.');
  const partner = funnel.attributes.find((each) => 'name' in each && each.name === 'partner-id');
  const value = partner?.type === 'Attribute' && Array.isArray(partner.value) ? partner.value : [];
  const dataOf = (nodes: readonly { readonly type: string }[]) =>
    nodes.map((node) => ('data' in node ? node.data : node.type)).join('');
  return [dataOf(button.fragment.nodes), dataOf(value)];
}

describe.each([
  ['html', inHtml],
  ['jsx', inReact],
  ['vue', inVue],
  ['svelte', inSvelte],
] as const)('generated %s code', (language, read) =>
  test.each(VALUES)('escapes %j correctly', (text) => expect(read(written(language, text))).toEqual([text, text])),
);
