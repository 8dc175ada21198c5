import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rootOf } from '../elements/stage.js';
import { ownAddress } from '../lead-app/app-stage.js';
import { funnelPage, funnelStage, open } from '../raq-funnel/funnel-stage.js';
import { askForQuotes } from './homeowner-walk.js';
import { answerAndNote } from './plumber-walk.js';

ownAddress();
funnelPage();

/** The text size that the person has chosen in the browser's settings, in pixels. */
const CHOSEN = 32;

// No engine lets a page set it. In a media query `em` is this size, and widgets ask in no other way.
const ask = window.matchMedia;
window.matchMedia = (query) => ask.call(window, query.replaceAll('1em', `${CHOSEN}px`));

afterEach(() => page.viewport(1280, 800));

it('a widget has texts of the size that the person has chosen, not of the one that the page has', async () => {
  document.documentElement.style.fontSize = '62.5%';
  const funnel = await open(funnelStage());
  const hint = rootOf(funnel).querySelector('h2');
  await expect.poll(() => hint && getComputedStyle(hint).fontSize).toBe('44px');
  document.documentElement.style.fontSize = '';
});

it('a plumber on a phone with text of twice the size: “Who wrote to me? I call, say when I come, note the gate code.”', () =>
  answerAndNote(390, 844));

it('a homeowner on a phone with text of twice the size: “My pipe is leaking. Who can come now?”', () =>
  askForQuotes(390, 844));
