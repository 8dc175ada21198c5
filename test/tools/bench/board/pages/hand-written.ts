import { CHOSEN, LEADS, PROVIDER } from './leads.js';
import { drawBoard, openRow, pillOf } from './plain-board.js';

const host = document.createElement('div');
let root: ShadowRoot | undefined;

globalThis.benchDrawn = {
  mount() {
    const made = host.attachShadow({ mode: 'open' });
    root = made;
    drawBoard(made, LEADS, PROVIDER.name);
    document.body.append(host);
    openRow(made, made.querySelector('.leads > li') ?? undefined, LEADS);
    return () => made.querySelector('.body') != null;
  },
  settle() {
    root?.querySelector<HTMLElement>('.toggle')?.focus();
  },
  expand() {
    const row = root?.querySelectorAll('.leads > li')[CHOSEN];
    row?.querySelector<HTMLElement>('.toggle')?.click();
    return () => row?.querySelector('.body') != null;
  },
  status() {
    root?.querySelector('.leads > li .seen')?.classList.remove('unread');
    const pill = root?.querySelector('.leads > li .toggle');
    pill?.querySelector('.pill')?.remove();
    pill?.insertAdjacentHTML('beforeend', pillOf('Selling'));
    const shown = root?.querySelector('.open .status');
    if (shown) shown.innerHTML = '<span class="dot tone-violet"></span><span>Contacted</span>';
    const saved = root?.querySelector('.open .save-slot');
    if (saved) saved.textContent = 'Saved';
    root
      ?.querySelector('.root')
      ?.insertAdjacentHTML(
        'beforeend',
        '<div class="toast" popover="manual" data-placed><span class="text">Status changed to Contacted</span><button type="button" class="link">Undo</button><button type="button" class="mini">x</button></div>',
      );
    root?.querySelector<HTMLElement>('.toast')?.showPopover();
    return () => root?.querySelector('.leads > li .pill')?.textContent === 'Contacted';
  },
};
