import { computeAccessibleDescription } from 'dom-accessibility-api';
import { type AccessibleNode, accessibilityTree } from '../ui/accessibility.js';

/** Roles whose name is their text, so the text is not read a second time. */
const NAMED_BY_CONTENT = [
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'switch',
  'checkbox',
  'radio',
  'menuitem',
  'label',
];
/** Roles that are only read where they have a name. */
const STRUCTURE = [
  'generic',
  'list',
  'listitem',
  'group',
  'region',
  'article',
  'form',
  'log',
  'status',
  'grid',
  'row',
  'table',
  'banner',
  'contentinfo',
];
/** Roles that a screen reader passes by. */
const SILENT = ['paragraph', 'rowgroup', 'term', 'definition', 'deletion', 'time', 'strong', 'emphasis'];

/**
 * What a screen reader says on its way from the start of a widget to its end: a line for each stop, as NVDA puts it
 * (role, name, states, description).
 */
export function readThrough(root: Element): string[] {
  const lines: string[] = [];
  let read: Element | null = null;
  for (const node of accessibilityTree()) {
    const { element } = node;
    if (element === null || !isInside(element, root) || (read !== null && isInside(element, read))) continue;
    // A heading that is a button is read as both.
    const holdsControl = node.role === 'heading' && element.querySelector('button, a') !== null;
    const line = phrase(holdsControl ? { ...node, name: '' } : node);
    if (line !== '') lines.push(line);
    if (holdsControl) continue;
    if (NAMED_BY_CONTENT.includes(node.role) || node.role === 'textbox' || node.role === 'combobox') read = element;
  }
  return lines;
}

/** What a screen reader says when an element gets the focus. */
export function readFocused(): string {
  const nodes = accessibilityTree();
  const focused = nodes.find((node) => node['focused'] === true);
  const active = focused?.element?.getAttribute('aria-activedescendant');
  const option = nodes.find(({ element }) => active && element?.id === active);
  return [focused, option].flatMap((node) => (node === undefined ? [] : phrase(node))).join(' · ');
}

function phrase(node: AccessibleNode): string {
  const { role, name, value, element } = node;
  if (role === 'StaticText') return name;
  if (SILENT.includes(role) || (STRUCTURE.includes(role) && name === '')) return '';
  const states = [
    node['checked'] === 'true' ? 'checked' : node['checked'] === 'false' ? 'not checked' : '',
    node['selected'] === true ? 'selected' : '',
    element?.hasAttribute('aria-expanded') ? (node['expanded'] === true ? 'expanded' : 'collapsed') : '',
    element?.getAttribute('aria-current') ? 'current' : '',
    node['disabled'] === true ? 'unavailable' : '',
    node['invalid'] === 'true' ? 'invalid entry' : '',
  ];
  const about = element === null ? '' : computeAccessibleDescription(element);
  const spoken = [role === 'heading' ? `heading ${levelOf(element)}` : role, name, value ?? '', ...states, about];
  return spoken.filter((part, at) => part !== '' && (part !== name || at === 1)).join(', ');
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

/**
 * Listens to the live regions of a widget.
 * @returns what was announced since the last call, in order and each thing once
 */
export function listenTo(root: Element): () => string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => liveRegionOf(target)))) {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (text !== '' && heard.at(-1) !== text) heard.push(text);
    }
  });
  const options = { childList: true, characterData: true, subtree: true };
  observer.observe(root, options);
  if (root.shadowRoot) observer.observe(root.shadowRoot, options);
  return () => heard.splice(0);
}

/** The live region that a node is in. A region that appears with its text is read too when it is an alert. */
function liveRegionOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  const added = node instanceof Element || node instanceof ShadowRoot ? node.querySelector('[role=alert]') : null;
  return element?.closest('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]') ?? added;
}
