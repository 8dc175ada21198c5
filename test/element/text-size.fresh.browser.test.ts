import { expect, it } from 'vitest';
import { funnelPage, funnelStage, open } from '../raq-funnel/funnel-stage.js';
import { rootOf } from './stage.js';

funnelPage();

/** The font size chosen in the browser's settings, in pixels. */
const CHOSEN = 32;

// A page cannot set it. Widgets read it only from media queries, where `em` is this size.
const ask = window.matchMedia;
window.matchMedia = (query) => ask.call(window, query.replaceAll('1em', `${CHOSEN}px`));

it('text size follows the font size chosen in the browser, not the font size of the page', async () => {
  document.documentElement.style.fontSize = '62.5%';
  const funnel = await open(funnelStage());
  const hint = rootOf(funnel).querySelector('h2');
  await expect.poll(() => hint && getComputedStyle(hint).fontSize).toBe('44px');
  document.documentElement.style.fontSize = '';
});
