import type { Lead } from '../../board/pages/plain-board.js';
import { drawBoard, openRow } from '../../board/pages/plain-board.js';

// What a developer would write by hand for one page: the module fetches the leads, and draws them.
const host = document.querySelector('#board');
const root = host?.attachShadow({ mode: 'open' });

const isAnswer = (value: unknown): value is { leads: Lead[] } =>
  typeof value === 'object' && value !== null && 'leads' in value && Array.isArray(value.leads);

const answer = await fetch('/gateway/lead/office/v6/leads/serviceProvider/7001', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ offset: 0, limit: 10 }),
});
const found: unknown = await answer.json();
if (root && isAnswer(found)) {
  drawBoard(root, found.leads, 'Bluebird Plumbing & Drain');
  openRow(root, root.querySelector('.leads > li') ?? undefined, found.leads);
}
