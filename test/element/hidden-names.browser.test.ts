import { afterEach, expect, it } from 'vitest';
import { baseAddress } from '../../src/gateway/transport/request-parts.js';
import { configure } from '../../src/index.js';
import { bareDocument } from '../../src/web/bare-document.js';
import { cleanPage, mount, SP_ID, untilText } from './stage.js';

cleanPage();

/** Not `createElement`, `addEventListener` and `defaultView`, which React itself reads from the document. */
const NAMES = [
  ...['baseURI', 'cookie', 'title', 'referrer', 'hidden', 'visibilityState', 'hasFocus', 'activeElement'],
  ...['getElementById', 'getElementsByTagName', 'querySelectorAll', 'forms', 'documentElement'],
  ...['scrollingElement', 'execCommand', 'domain', 'URL'],
];

/** Images of the host's page whose names hide what the document has under them. */
function hideNames(home: Element): () => void {
  const images = NAMES.map((name) => {
    const image = new Image();
    image.setAttribute('name', name);
    return image;
  });
  home.append(...images);
  return () => {
    for (const image of images) image.remove();
  };
}

let restore = () => {};
afterEach(() => {
  restore();
  configure({ gateway: undefined });
});

it('what an image of the page hides by its name is read all the same', () => {
  const { baseURI } = document;
  restore = hideNames(document.body);
  expect(document.baseURI).toBeInstanceOf(HTMLImageElement);
  expect(bareDocument().baseURI).toBe(baseURI);
  expect(bareDocument().querySelectorAll('img[name=cookie]')).toHaveLength(1);
  expect(baseAddress('/office/')).toMatch(/\/office$/);
});

it.each([
  ['lead-board', { spId: SP_ID }, /Showing 1/],
  ['lead-card', { spId: SP_ID, leadId: '90412001' }, /Dana Whitfield/],
  ['lead-page', { spId: SP_ID, leadId: '90412001' }, /\w{4}/],
  ['message-thread', { spId: SP_ID, userId: 'u-1' }, /\w{4}/],
  ['raq-funnel', {}, /Step 1 of 7/],
  ['review-request-modal', { spId: SP_ID, open: true }, /Send request/],
  ['date-range-picker', {}, /./],
] as const)('<%s> works beside images whose names hide the document’s own', async (tag, properties, text) => {
  const home = mount('lead-gateway', { demo: 'default' });
  const errors: unknown[] = [];
  home.addEventListener('widget-error', (event) => errors.push(event instanceof CustomEvent && event.detail));
  restore = hideNames(home);
  const widget = mount(tag, properties, home);
  await untilText(widget, text);
  expect(errors).toEqual([]);
  expect(widget.shadowRoot?.querySelector('[part=root]')).not.toBeNull();
});
