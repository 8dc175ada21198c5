import '@shoelace-style/shoelace/dist/components/badge/badge.js';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import theme from '@shoelace-style/shoelace/dist/themes/light.css?inline';
import { adoptSheets } from '../../../../../src/ui/theme/sheets.js';
import { offerBoard } from './board-steps.js';
import { detailsOf, fullDateOf, nameOf, placeOf, statusOf, threadOf, timeOf } from './lead-text.js';

const board = document.createElement('section');

board.addEventListener('sl-show', ({ target }) => {
  for (const row of board.querySelectorAll('sl-details[open]')) row.toggleAttribute('open', row === target);
});
board.addEventListener('keydown', ({ key }) => {
  const status = board.querySelector('[open] sl-badge');
  if (key === '3' && status !== null) status.textContent = 'Contacted';
});

offerBoard({
  row: 'sl-details',
  header: '[part=header]',
  status: 'sl-badge',
  root: () => board,
  draw(leads) {
    adoptSheets(document, [theme]);
    const rows = leads.map((lead, at) => {
      const details = detailsOf(lead).map(([label, text]) => `<h4>${label}</h4><p>${text}</p>`);
      return `<sl-details ${at === 0 ? 'open' : ''}><div slot="summary"><time datetime="${lead.createDate}" title="${fullDateOf(lead)}">${timeOf(lead)}</time><span>${nameOf(lead)}</span><span>${lead.category.name}</span><span>${placeOf(lead)}</span><sl-badge>${statusOf(lead)[0]}</sl-badge></div>${details.join('')}<sl-button href="${threadOf(lead)}">Message</sl-button><sl-button>Contact</sl-button></sl-details>`;
    });
    board.innerHTML = rows.join('');
    document.body.append(board);
  },
});
