import { type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adoptSheets, themeSheets, uiSheets } from '../../src/ui/theme/sheets.js';

export interface Stage {
  host: HTMLElement;
  root: ShadowRoot;
  render(children: ReactNode): void;
  get<T extends HTMLElement = HTMLElement>(selector: string): T;
}

const cleanUps: (() => void)[] = [];

export function clearStage(): void {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp();
  document.body.replaceChildren();
}

export function onPage<T extends HTMLElement>(element: T, parent: HTMLElement = document.body): T {
  parent.append(element);
  return element;
}

export function pageCss(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  cleanUps.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

export function onWindow(type: string, listener: (event: Event) => void, capture: boolean): void {
  window.addEventListener(type, listener, capture);
  cleanUps.push(() => window.removeEventListener(type, listener, capture));
}

export function stage(children: ReactNode, parent: HTMLElement = document.body): Stage {
  const host = onPage(document.createElement('div'), parent);
  const root = host.attachShadow({ mode: 'open' });
  adoptSheets(root, [...themeSheets, ...uiSheets]);
  const wrapper = document.createElement('div');
  wrapper.className = 'root';
  root.append(wrapper);
  const react: Root = createRoot(wrapper);
  cleanUps.push(() => react.unmount());
  react.render(children);
  return {
    host,
    root,
    render: (next) => react.render(next),
    get: <T extends HTMLElement>(selector: string) => {
      const found = root.querySelector<T>(selector);
      if (!found) throw new Error(`Nothing in the shadow root fits ${selector}`);
      return found;
    },
  };
}

/** A hostile page: aggressive CSS rules, and a low, clipped, transformed box with its own stacking context. */
export function hostileBox(): HTMLElement {
  pageCss(`
    * { all: unset !important; font-size: 40px !important; letter-spacing: 9px !important; --accent: red !important; }
    head, script, style { display: none !important; }
    html, body { display: block !important; }
    div { display: inline !important; opacity: 0.2 !important; }
    .box { display: block !important; opacity: 1 !important; transform: translate(20px, 30px) !important; overflow: hidden !important;
      height: 60px !important; width: 600px !important; position: relative !important; z-index: 0 !important; }
    .after { display: block !important; position: relative !important; z-index: 5 !important; height: 600px !important; }
  `);
  const box = onPage(document.createElement('div'));
  box.className = 'box';
  const after = onPage(document.createElement('div'));
  after.className = 'after';
  after.textContent = 'The page goes on';
  return box;
}

export async function staged(...args: Parameters<typeof stage>): Promise<Stage> {
  const on = stage(...args);
  await expect.poll(() => on.get('.root').childElementCount).toBeGreaterThan(0);
  return on;
}

/** Waits for pending browser events, observers and a repaint. */
export const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 80));

export function focusedName(on: Stage): string {
  const at = on.root.activeElement;
  if (!at) return 'nothing';
  return at.getAttribute('aria-label') ?? (at.textContent || at.id || at.tagName.toLowerCase());
}

export async function placed(on: Stage, selector: string): Promise<HTMLElement> {
  await expect.poll(() => on.root.querySelector(selector)?.hasAttribute('data-placed')).toBe(true);
  return on.get(selector);
}

/** State of a component's owner that reports each change to `tell`. */
export function useTold<Value>(start: Value, tell?: (next: Value) => void) {
  const [value, setValue] = useState(start);
  const change = (next: Value) => {
    setValue(next);
    tell?.(next);
  };
  return [value, change] as const;
}

export const Between = ({ children }: { children: ReactNode }) => (
  <>
    <button type="button" id="before">
      Before
    </button>
    {children}
    <button type="button" id="after">
      After
    </button>
  </>
);

export const BESIDE = ['the same widget', 'the page', 'another widget', 'its button'];

export async function pressBeside(on: Stage, where: string, trigger: HTMLElement): Promise<void> {
  const other = await staged(<button type="button">Other</button>);
  other.host.style.margin = '400px 0 0';
  const plain = onPage(document.createElement('p'));
  plain.textContent = 'Words of the page';
  const targets = [on.get('#before'), plain, other.get('button'), trigger];
  await userEvent.click(targets[BESIDE.indexOf(where)]!, { force: true });
}

export async function walk<T>(keys: readonly string[], what: () => T): Promise<T[]> {
  const seen: T[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    seen.push(what());
  }
  return seen;
}

export const descriptions = (on: Stage, selector: string) =>
  (on.get(selector).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => on.root.getElementById(id)?.textContent);
