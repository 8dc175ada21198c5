import '../src/elements.js';
import { boardAddress, boardRoute } from './routes.js';

/** The example app: the product's own addresses on plain elements. */
const main = document.querySelector('main');
const route = boardRoute(location.pathname, location.search);
main?.append(route === undefined ? missing(location.pathname) : board(route));

function board({ serviceProviderId, leadId, newMessages }: NonNullable<ReturnType<typeof boardRoute>>): HTMLElement {
  const element = document.createElement('lead-board');
  element.setAttribute('sp-id', serviceProviderId);
  element.setAttribute('manage-title', '');
  if (leadId !== undefined) element.setAttribute('lead-id', leadId);
  if (newMessages) element.setAttribute('new-messages', '');
  return element;
}

function missing(path: string): HTMLElement {
  const view = document.createElement('section');
  view.className = 'missing';
  const heading = document.createElement('h1');
  heading.textContent = 'This page was not found';
  const text = document.createElement('p');
  text.textContent = `There is nothing at ${path}.`;
  const link = document.createElement('a');
  link.href = boardAddress(path);
  link.textContent = 'Go to the lead board';
  view.append(heading, text, link);
  return view;
}
