import { afterEach, expect, it, vi } from 'vitest';
import { server } from 'vitest/browser';
import { render } from '../react/render.js';

const reported: unknown = Reflect.get(window, Symbol.for('lead-widgets.reported'));

function seen(): string[] {
  if (!Array.isArray(reported)) throw new Error('Nothing listens for reports.');
  return reported.map(String);
}

afterEach(() => {
  if (Array.isArray(reported)) reported.splice(0);
});

/** Runs a text as a module that is not one of the tests. */
const run = (text: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);

it.for([
  ['a style attribute', 'style-src-attr', "document.body.setAttribute('style', 'color: inherit')"],
  ['a style element', 'style-src-elem', "document.head.append(document.createElement('style'))"],
  ['HTML from a text', 'require-trusted-types-for', "document.createElement('p').innerHTML = '<b>b</b>'"],
  // WebKit reports only the first rule that this breaks: a string where trusted types are required.
  ['code from a text', server.browser === 'webkit' ? 'Function|' : 'script-src', "new Function('return 1')()"],
] as const)('would catch %s', async ([, directive, text]) => {
  await run(text);
  await vi.waitFor(() => expect(seen().join()).toContain(directive));
  document.body.removeAttribute('style');
});

it('would catch HTML from a text that React writes', async () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is to be caught
  render(<p dangerouslySetInnerHTML={{ __html: '<b>b</b>' }} />);
  await vi.waitFor(() => expect(seen().join()).toContain('require-trusted-types-for'));
});

it('leaves tests alone, which write HTML as hosts do', async () => {
  document.createElement('p').innerHTML = '<b>b</b>';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen()).toEqual([]);
});
