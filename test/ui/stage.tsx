import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptSheets, themeSheets } from '../../src/ui/theme/sheets.js';
import { uiSheets } from '../../src/ui/ui-sheets.js';

/** A widget's shadow root with parts in it, as a page would hold it. */
export interface Stage {
  host: HTMLElement;
  root: ShadowRoot;
  render(children: ReactNode): void;
  /** The first element that fits, or an error that says which did not. */
  get<T extends HTMLElement = HTMLElement>(selector: string): T;
}

const cleanUps: (() => void)[] = [];

/** Takes away whatever the stages, pages and sheets of a test have left. */
export function clearStage(): void {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp();
  document.body.replaceChildren();
}

/** An element of the page, gone after the test. */
export function onPage<T extends HTMLElement>(element: T, parent: HTMLElement = document.body): T {
  parent.append(element);
  return element;
}

/** A style sheet of the page, gone after the test. */
export function pageCss(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  cleanUps.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** A listener of the page, gone after the test. */
export function onWindow(type: string, listener: (event: Event) => void, capture: boolean): void {
  window.addEventListener(type, listener, capture);
  cleanUps.push(() => window.removeEventListener(type, listener, capture));
}

/** A widget's shadow root in `parent`, with the theme, the parts' sheets and the wrapper. */
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

/** A page that does all it can: loud rules, and a low, clipped, transformed box of its own stacking around the widget. */
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
