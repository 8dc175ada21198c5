import '../src/elements.js';
import { configure } from '../src/index.js';

/** The example app: `<lead-app>` follows the address of the page. The links of the office use it too. */
// Query parameters of a customer's link. Provider views use their session.
configure({ oneTimeToken: 'a-token-of-this-page' });

const app = document.querySelector('lead-app');

document.querySelector('nav')?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // The browser handles a click that opens a new tab.
  if (app === null || link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  app.goTo(link.pathname + link.search);
});
