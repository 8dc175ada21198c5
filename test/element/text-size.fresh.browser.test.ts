import { expect, it } from 'vitest';
import { funnelPage, funnelStage, open } from '../raq-funnel/funnel-stage.js';
import { rootOf } from './stage.js';

funnelPage();

/** The text size that the person has chosen in the browser's settings, in pixels. */
const CHOSEN = 32;

// No engine lets a page set it. In a media query `em` is this size, and widgets ask in no other way.
const ask = window.matchMedia;
window.matchMedia = (query) => ask.call(window, query.replaceAll('1em', `${CHOSEN}px`));

it('a widget has texts of the size that the person has chosen, not of the one that the page has', async () => {
  document.documentElement.style.fontSize = '62.5%';
  const funnel = await open(funnelStage());
  const hint = rootOf(funnel).querySelector('h2');
  await expect.poll(() => hint && getComputedStyle(hint).fontSize).toBe('44px');
  document.documentElement.style.fontSize = '';
});
