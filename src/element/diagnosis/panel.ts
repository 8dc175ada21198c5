import type { PageDiagnosis } from './diagnosis.js';
import css from './panel.css?inline';

// Uses no code of the widgets, because it may have to report that this code is missing.

let close: (() => void) | undefined;

/**
 * Shows the findings in a corner of the page, above everything else, and keeps them up to date while the panel is open.
 */
export function showPanel(diagnose: () => Promise<PageDiagnosis>): void {
  close?.();
  const { activeElement: before } = document;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const panel = made('section');
  const list = made('ul');
  const copy = button('Copy', async () => copyText(JSON.stringify(await diagnose(), null, 2), copy));
  const head = made('header');
  panel.setAttribute('aria-label', 'Diagnosis of the widgets');
  panel.setAttribute('popover', 'manual');
  list.tabIndex = 0;
  head.append(
    made('h2', 'lead-widgets'),
    copy,
    button('Check again', draw),
    button('Close', () => close?.()),
  );
  panel.append(head, list);
  root.append(panel);
  document.body.append(host);
  panel.showPopover?.();

  let latest = 0;
  async function draw(): Promise<void> {
    latest += 1;
    const number = latest;
    const { widgets } = await diagnose();
    // A diagnosis that took longer than the next one is outdated.
    if (number !== latest) return;
    const rows = widgets.map(rowOf);
    list.replaceChildren(...(rows.length > 0 ? rows : [made('li', 'There are no widgets on this page.')]));
  }

  const events = ['widget-ready', 'widget-error'];
  for (const name of events) document.addEventListener(name, draw);
  close = () => {
    for (const name of events) document.removeEventListener(name, draw);
    host.remove();
    if (before instanceof HTMLElement) before.focus();
    close = undefined;
  };
  draw();
}

function rowOf({ tag, findings, notes = [], facts }: PageDiagnosis['widgets'][number]): HTMLElement {
  const row = made('li');
  const summary =
    findings.length === 0 ? (facts?.isReady === false ? 'not ready yet' : 'no problems') : `${findings.length} to fix`;
  row.append(made('code', `<${tag}>`), ' ', made('span', summary, findings.length === 0 ? 'well' : 'ill'));
  const terms = made('dl');
  for (const { problem, mend } of [...findings, ...notes]) terms.append(made('dt', problem), made('dd', mend));
  if (terms.firstChild) row.append(terms);
  return row;
}

function made(tag: string, text = '', className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

function button(text: string, press: () => void): HTMLElement {
  const element = made('button', text);
  element.setAttribute('type', 'button');
  element.addEventListener('click', press);
  return element;
}

/** A page without TLS has no clipboard. The console shows the text instead. */
function copyText(text: string, status: HTMLElement): void {
  const announce = (message: string) => {
    status.textContent = message;
    setTimeout(() => {
      status.textContent = 'Copy';
    }, 2000);
  };
  const toConsole = () => {
    console.info(text);
    announce('See the console');
  };
  navigator.clipboard ? navigator.clipboard.writeText(text).then(() => announce('Copied'), toConsole) : toConsole();
}
