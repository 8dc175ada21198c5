import 'lead-widgets/elements';
import { FEATURES, MESSAGES } from '../demo.js';

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;

const board = document.querySelector('lead-board')!;
board.messages = MESSAGES;
board.features = FEATURES;

const heard = find('#heard');
const hear = (what: string) => {
  heard.textContent = what;
};
board.addEventListener('lead-select', ({ detail }) => hear(`lead-select ${detail.leadId}`));
board.addEventListener('lead-change', ({ detail }) => hear(`lead-change ${detail.leadId} ${detail.change}`));
for (const card of document.querySelectorAll('lead-card')) {
  card.addEventListener('lead-change', ({ detail }) => hear(`lead-change ${detail.leadId} ${detail.change}`));
}

const language = find<HTMLSelectElement>('#language');
language.addEventListener('change', () => {
  for (const tag of document.querySelectorAll('lead-board, lead-card, review-request-modal')) {
    tag.setAttribute('locale', language.value);
  }
});

const modal = document.querySelector('review-request-modal')!;
find('#ask').addEventListener('click', () => modal.show());

const cards = find('.cards');
find('#reverse').addEventListener('click', () => cards.append(...[...cards.children].reverse()));

const toggle = find('#toggle');
toggle.addEventListener('click', () => {
  const isShown = !cards.isConnected;
  if (isShown) toggle.parentElement?.after(cards);
  else cards.remove();
  toggle.setAttribute('aria-expanded', String(isShown));
  toggle.textContent = isShown ? 'Hide the cards' : 'Show the cards';
});
