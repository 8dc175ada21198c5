import { computeAccessibleDescription } from 'dom-accessibility-api';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AccessibleNode, accessibilityTree, topModal } from '../ui/accessibility.js';

const roles = (names: string) => new Set(names.split(' '));
/** Roles whose name is their text, so the text is not read a second time. */
const NAMED_BY_CONTENT = roles('button link heading option tab switch checkbox radio menuitem');
/** Controls whose content is their value. */
const WITH_VALUE = roles('textbox combobox');
/** Roles that are only read where they have a name. */
const STRUCTURE = roles(
  'generic listitem group region complementary form log status grid row table banner contentinfo',
);
/** Roles that a screen reader passes by. */
const SILENT = roles('paragraph rowgroup term definition deletion time strong emphasis legend article');
const ENTERED = roles('dialog alertdialog group radiogroup region navigation grid gridcell');

export function screenReader(root: Element) {
  let around: readonly Element[] = [];
  const heard = listenTo(root);
  return {
    heard,
    /** What is said from the start of the widget to its end: a line for each stop, as NVDA puts it (role, name, states). */
    read: () => readThrough(root),
    /** What is said of the element that has the focus, and of the dialog or group that the focus has come into. */
    focused(): string {
      const nodes = accessibilityTree();
      const at = nodes.find((node) => node['focused'] === true);
      const now = at?.element ?? null;
      const before = around;
      const groups = nodes.flatMap((node) => {
        const { role, name, element } = node;
        if (element === null || element === now || now === null || !isInside(now, element)) return [];
        return ENTERED.has(role) && (name !== '' || role === 'gridcell') ? [{ ...node, element }] : [];
      });
      around = [...groups.map(({ element }) => element), ...(now === null ? [] : [now])];
      if (at === undefined || now === null) return '';
      const entered = groups.filter(({ element }) => !before.includes(element));
      const active = now.getAttribute('aria-activedescendant');
      const option = nodes.filter(({ element }) => active && element?.id === active);
      // Of a cell only its state is told: its name is that of what stands in it.
      const told = entered.map((node) => (node.role === 'gridcell' ? '' : phrase(node, true)));
      const cell = entered.find(({ role }) => role === 'gridcell');
      const state = cell === undefined ? '' : statesOf(cell).join(', ');
      const said = [phrase(at, true), state].filter(Boolean).join(', ');
      return [...told, said, ...option.map((node) => phrase(node, false))].filter(Boolean).join(' · ');
    },
  };
}

export function transcriptOf(reader: ReturnType<typeof screenReader>) {
  const lines: string[] = [];
  /** The person did this, or it happened; these lines were said. */
  const note = (does: string, ...said: readonly string[]) => {
    lines.push(`[${does}]`, ...said.filter((line) => line !== ''));
  };
  return {
    note,
    /** The focus is told, then what the live regions have said by now. */
    focus: (does: string) => note(does, reader.focused(), ...reader.heard()),
    /** Waits until the live regions have said this last, and writes the focus and all they said, but for `others`. */
    async hears(does: string, last: string | RegExp, others?: RegExp): Promise<void> {
      const said: string[] = [];
      await vi.waitFor(() => {
        said.push(...reader.heard().filter((line) => !others?.test(line)));
        const found = said.at(-1) ?? '';
        if (typeof last === 'string' ? found !== last : !last.test(found)) {
          throw new Error(`'${last}' is not heard; it says: ${said.join(' | ')}`);
        }
      }, 4000);
      note(does, reader.focused(), ...said);
    },
    reads: (does: string) => note(does, ...reader.read()),
    text: () => lines.join('\n'),
  };
}

export async function tabTo(element: Element, selector: string): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    if (element.shadowRoot?.activeElement?.matches(selector)) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

function readThrough(root: Element): string[] {
  const lines: string[] = [];
  let read: Element | null = null;
  let ahead = '';
  let lastBlock: Element | null = null;
  const nodes = accessibilityTree().filter(({ element }) => element !== null && isInside(element, root));
  const labels = nodes.flatMap(labelsOf);
  for (const node of nodes) {
    const { element, role } = node;
    if (element === null || (read !== null && isInside(element, read))) continue;
    // The words of a label are said with its control.
    if (role === 'StaticText' && labels.some((label) => isInside(element, label))) continue;
    // A heading that is a button is read as both.
    if (role === 'heading' && element.querySelector('button, a') !== null) {
      ahead = `${phrase({ ...node, name: '' }, false)}, `;
      continue;
    }
    const line = phrase(node, false);
    if (line === '') continue;
    // The words of one line may stand in several elements.
    const block = role === 'StaticText' ? blockOf(element) : null;
    if (block !== null && block === lastBlock) lines.push(`${lines.pop()} ${line}`.replace(/ ([:,.])/g, '$1'));
    else lines.push(ahead + line);
    lastBlock = block;
    ahead = '';
    if (NAMED_BY_CONTENT.has(role) || WITH_VALUE.has(role)) read = element;
  }
  return lines;
}

function blockOf(element: Element): Element {
  let at = element;
  while (at.parentElement !== null && /^(inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}

/** The elements whose words are the name of a control or a group; a heading is read all the same. */
function labelsOf({ element, role }: AccessibleNode): Element[] {
  if (element === null || role === 'StaticText') return [];
  const root = element.getRootNode();
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  const named = ids?.map((id) => (root instanceof ShadowRoot ? root.getElementById(id) : document.getElementById(id)));
  const native = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return (named ?? native).filter((label) => label instanceof Element);
}

/** @param isFocused then its description is told too; on the way through the widget it is read where it stands */
function phrase(node: AccessibleNode, isFocused: boolean): string {
  const { role, name, value, element } = node;
  if (role === 'StaticText') return [name, currentOf(element)].filter(Boolean).join(', ');
  if (SILENT.has(role) || (STRUCTURE.has(role) && name === '')) return '';
  if (role === 'list') return [role, name, itemsOf(element)].filter(Boolean).join(', ');
  const hasOwn = isFocused || element?.hasAttribute('aria-describedby') === false;
  const about = element === null || !hasOwn ? '' : computeAccessibleDescription(element);
  const kind = role === 'heading' ? `heading ${levelOf(element)}` : role;
  const isTyped = WITH_VALUE.has(role) || role === 'spinbutton';
  const typed = value || element?.getAttribute('placeholder') || '';
  const spoken = [kind, name, isTyped ? typed : '', ...statesOf(node), about];
  return spoken.filter((part, at) => part !== '' && (part !== name || at === 1)).join(', ');
}

function statesOf(node: AccessibleNode): string[] {
  const { role, element } = node;
  const popup = node['hasPopup'];
  return [
    node['pressed'] === 'true' ? 'pressed' : node['pressed'] === 'false' ? 'not pressed' : '',
    node['checked'] === 'true' ? 'checked' : node['checked'] === 'false' ? 'not checked' : '',
    node['selected'] === true ? 'selected' : '',
    element?.matches('[aria-expanded], summary, select') ? (node['expanded'] === true ? 'expanded' : 'collapsed') : '',
    role === 'combobox' ? '' : popup === 'menu' ? 'opens menu' : popup === 'dialog' ? 'opens dialog' : '',
    element?.hasAttribute('aria-current') ? currentOf(element) : '',
    node['required'] === true ? 'required' : '',
    node['disabled'] === true ? 'unavailable' : '',
    node['invalid'] === 'true' ? 'invalid entry' : '',
  ].filter(Boolean);
}

function currentOf(element: Element | null): string {
  const current = element?.closest('[aria-current]')?.getAttribute('aria-current');
  return current === 'true' ? 'current' : current ? `current ${current}` : '';
}

function itemsOf(list: Element | null): string {
  const count = [...(list?.children ?? [])].filter((child) => child.localName === 'li').length;
  return count === 1 ? '1 item' : `${count} items`;
}

function levelOf(heading: Element | null): string {
  return heading?.getAttribute('aria-level') ?? heading?.localName.slice(1) ?? '';
}

/** Whether an element is another one or inside of it, also in its shadow root. */
function isInside(element: Element, outer: Element): boolean {
  let at: Element | null = element;
  while (at !== null) {
    if (at === outer) return true;
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
}

const REGION = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

/** Listens to the live regions of a widget. A region that appears with its words is heard when it is an alert. */
function listenTo(root: Element): () => string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const changed = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(REGION),
    );
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
      .filter((element) => element.matches('[role=alert]'));
    for (const region of new Set([...changed, ...added])) {
      if (!region?.isConnected || !isTold(region)) continue;
      const text = wordsOf(region);
      if (text !== '' && heard.at(-1) !== text) heard.push(text);
    }
  });
  const options = { childList: true, characterData: true, subtree: true };
  observer.observe(root, options);
  if (root.shadowRoot) observer.observe(root.shadowRoot, options);
  return () => heard.splice(0);
}

/** What stands behind a modal dialog, or is inert, is silent. */
function isTold(region: Element): boolean {
  const modal = topModal(document);
  return (modal === undefined || isInside(region, modal)) && region.closest('[inert], [aria-hidden=true]') === null;
}

function wordsOf(region: Element): string {
  const copy = region.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  for (const block of copy.querySelectorAll('p, div, li, h3, button')) block.append(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
