import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** An element or a text (`StaticText`), as ARIA exposes it to screen readers. */
export interface AccessibleNode {
  role: string;
  name: string;
  value: string | undefined;
  /** The element itself, or the parent of the text. */
  element: Element | null;
  [state: string]: unknown;
}

/** The accessibility tree of the page in document order, including shadow roots. */
export const accessibilityTree = (): AccessibleNode[] => toldIn(topModal(document) ?? document.body, deepestFocus());

export const toldOf = (role: string) => accessibilityTree().filter((node) => node.role === role);

/** The children as rendered: those of the shadow root, or the nodes assigned to a slot. */
function drawnChildren(element: Element): Node[] {
  if (element.shadowRoot) return [...element.shadowRoot.childNodes];
  if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0) return element.assignedNodes();
  return [...element.childNodes];
}

/** The last modal dialog in document order. Everything outside it is inert. */
export function topModal(root: Document | ShadowRoot): Element | undefined {
  const inner = [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && topModal(shadowRoot));
  return [...root.querySelectorAll('dialog:modal'), ...inner.filter((found) => found instanceof Element)].at(-1);
}

function deepestFocus(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function toldIn(node: Node, focused: Element | null): AccessibleNode[] {
  if (node instanceof Text) {
    const words = node.data.replace(/\s+/g, ' ').trim();
    return words === '' ? [] : [{ role: 'StaticText', name: words, value: undefined, element: node.parentElement }];
  }
  if (!(node instanceof Element) || isHidden(node)) return [];
  const inner = drawnChildren(node).flatMap((child) => toldIn(child, focused));
  const role = getComputedStyle(node).visibility === 'visible' ? getRole(node) : null;
  if (role === null || role === 'presentation' || role === 'none') return inner;
  return [told(node, role, focused), ...inner];
}

function isHidden(element: Element): boolean {
  if (element.matches('script, style, template, [inert], [aria-hidden=true]')) return true;
  if (element.matches('details:not([open]) > :not(summary)')) return true;
  return getComputedStyle(element).display === 'none';
}

const fieldValue = (element: Element, role: string): string | undefined => {
  if (element.matches('textarea, input:not([type=checkbox], [type=radio])')) return Reflect.get(element, 'value');
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  return role === 'combobox' ? (element.textContent ?? '').trim() : undefined;
};

function told(element: Element, role: string, focused: Element | null): AccessibleNode {
  const aria = (name: string) => element.getAttribute(`aria-${name}`);
  const checked = element.matches('[type=checkbox], [type=radio]') ? `${element.matches(':checked')}` : aria('checked');
  return {
    role,
    name: computeAccessibleName(element),
    value: fieldValue(element, role),
    element,
    autocomplete: aria('autocomplete'),
    checked,
    disabled: element.matches(':disabled') || aria('disabled') === 'true',
    expanded: aria('expanded') === 'true' || element.matches('details[open] > summary'),
    focused: element === focused,
    hasPopup: aria('haspopup'),
    invalid: aria('invalid') ?? 'false',
    modal: element.matches(':modal') || aria('modal') === 'true',
    multiline: element instanceof HTMLTextAreaElement || aria('multiline') === 'true',
    multiselectable: aria('multiselectable') === 'true',
    pressed: aria('pressed'),
    required: element.matches(':required') || aria('required') === 'true',
    selected: aria('selected') === 'true',
  };
}
