import boardCss from '../../../../../src/lead-board/lead-board.css?inline';
import { leadCardSheets } from '../../../../../src/lead-card/lead-card-sheets.js';
import toggle from '../../../../../src/ui/field/switch.css?inline';
import select from '../../../../../src/ui/list/select.css?inline';
import { adoptSheets, themeSheets, uiSheets } from '../../../../../src/ui/theme/sheets.js';
import toastCss from '../../../../../src/ui/toast/toast.css?inline';
import { lazyFormat } from '../../lazy-format.js';
import type { LEADS } from './leads.js';

export type Lead = (typeof LEADS)[number];

const SHEETS = [...themeSheets, ...uiSheets, select, toggle, ...leadCardSheets, boardCss, toastCss];
const STATUSES: Record<string, readonly [string, string]> = {
  Initial: ['New', 'accent'],
  ContactAndQualify: ['Not Contacted', 'warning'],
  Selling: ['Contacted', 'violet'],
  InProgressWon: ['Scheduled', 'teal'],
  ClosedWon: ['Closed won', 'success'],
  ClosedDidntWin: ['Closed lost', 'neutral'],
};
const format = lazyFormat('America/Chicago');
const when = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const whole = format({ dateStyle: 'full', timeStyle: 'short' });

export const statusOf = (status: string) => STATUSES[status] ?? ['', ''];
export const whenOf = ({ createDate }: Lead) => when(new Date(createDate));
export const wholeOf = ({ createDate }: Lead) => whole(new Date(createDate));
const nameOf = ({ customerInfo }: Lead) => `${customerInfo.firstName} ${customerInfo.lastName}`;
const placeOf = ({ customerInfo }: Lead) => `${customerInfo.city}, ${customerInfo.state} ${customerInfo.postalCode}`;
export const pillOf = (status: string) => {
  const [word, tone] = statusOf(status);
  return status === 'Initial' ? '' : `<span class="pill tone-${tone}">${word}</span>`;
};

export const rowOf = (lead: Lead, index: number): string =>
  `<li class="lead" data-lead-id="${lead.leadId}"><button type="button" class="${lead.read ? 'seen' : 'seen unread'}" aria-label="Mark, ${nameOf(lead)}"></button><h3><button type="button" class="toggle" aria-expanded="false" data-index="${index}"><time datetime="${lead.createDate}" title="${wholeOf(lead)}">${whenOf(lead)}</time><span class="name" dir="auto">${nameOf(lead)}</span><span class="cat">${lead.category.name}</span><span class="place">${placeOf(lead)}</span>${pillOf(lead.status)}</button></h3><a class="${lead.hasUnreadMessages ? 'msg has' : 'msg'}" href="/app/conversation/7001/thread/${lead.customerInfo.userId}">Message</a></li>`;

export function bodyOf(lead: Lead): string {
  const [word, tone] = statusOf(lead.status);
  const pairs = lead.questionsAndAnswers
    .slice(0, 4)
    .map(({ question, answers }) => `<div><dt>${question}</dt><dd>${answers[0]}</dd></div>`);
  return `<div class="body"><div class="bar"><div class="state"><span class="state-label">Lead status</span><span class="select status"><span class="dot tone-${tone}"></span><select class="input"><option>${word}</option></select></span><span class="save-slot"></span></div><div class="acts"><button type="button" class="btn primary">Contact</button><a class="btn speech" href="#">Message</a><button type="button" class="btn">Request a Review</button><button type="button" class="btn">Rate this lead</button><button type="button" class="btn only">…</button></div></div><div class="cols"><div><section class="part"><h4>Location</h4><p>${placeOf(lead)}</p></section><section class="part"><h4>Customer Notes</h4><p class="long">${lead.description}</p></section><section class="part"><header><h4>Your Notes</h4><button type="button" class="link">Edit notes</button></header><p class="long">${lead.notes}</p></section></div><div><section class="part"><h4>Project Details</h4><dl class="pairs">${pairs.join('')}</dl><button type="button" class="link">Read More</button></section><section class="part"><h4>Job</h4><dl class="facts"><div><dt>Timing</dt><dd>This week</dd></div><div><dt>Received</dt><dd>${wholeOf(lead)}</dd></div></dl></section></div></div></div>`;
}

const fields = ['Status', 'Date', 'Category', 'Customer name', 'Location']
  .map((label) => `<div class="field"><label class="lbl">${label}</label><input class="input" placeholder="Any"></div>`)
  .join('');

/** Puts a board into a shadow root, in the widgets' own sheets. */
export function drawBoard(root: ShadowRoot, leads: readonly Lead[], provider: string): void {
  adoptAll(root);
  const switchOf = (label: string, name: string) =>
    `<label class="switch ${name}"><input type="checkbox" role="switch"><span>${label}</span></label>`;
  root.innerHTML = `<div class="root"><section class="surface board"><header class="head"><h2>Leads for ${provider}</h2></header><fieldset class="filters">${switchOf('Show Unread Messages', 'unread-filter')}<div class="fields">${fields}${switchOf('Archived', 'archived-filter')}</div></fieldset><div class="list-head"><p role="status">Showing 1 - ${leads.length} of ${leads.length} results</p><div class="sort"><span>Sort by</span><span class="select"><select class="input"><option>Newest to oldest</option></select></span></div></div><ol class="leads">${leads.map(rowOf).join('')}</ol></section></div>`;
  root.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('.toggle')?.closest('li') : null;
    if (row) openRow(root, row, leads);
  });
}

export const adoptAll = (root: ShadowRoot) => adoptSheets(root, SHEETS);

export function openRow(root: ShadowRoot, row: Element | undefined, leads: readonly Lead[]): void {
  const before = root.querySelector('.lead.open');
  before?.classList.remove('open');
  before?.querySelector('.body')?.remove();
  before?.querySelector('.toggle')?.setAttribute('aria-expanded', 'false');
  const button = row?.querySelector<HTMLElement>('.toggle');
  const lead = leads[Number(button?.dataset['index'])];
  if (row === undefined || button == null || lead === undefined) return;
  row.classList.add('open');
  button.setAttribute('aria-expanded', 'true');
  row.querySelector('.seen')?.classList.remove('unread');
  row.insertAdjacentHTML('beforeend', bodyOf(lead));
}
