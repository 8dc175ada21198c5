import '../src/elements.js';
import { configure } from '../src/index.js';

/** The example app: `<lead-app>` follows the page's address, and the office's own links go through it. */
// What a customer's link brings with it; provider views go by their session.
configure({ oneTimeToken: 'a-token-of-this-page' });

const app = document.querySelector('lead-app');

document.querySelector('nav')?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A click that asks for a new tab is the browser's alone.
  if (app === null || link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  app.goTo(link.pathname + link.search);
});
