import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptSheets, sheetOf } from '../../../src/ui/theme/sheets.js';
import { clearStage, hostileBox, onPage, pageCss, type Stage, stage } from '../stage.js';

afterEach(clearStage);

// Moves the pointer away from its position in the previous file, so that no element is hovered.
beforeEach(async () => {
  const corner = onPage(document.createElement('div'));
  Object.assign(corner.style, { position: 'fixed', right: '0', bottom: '0', width: '8px', height: '8px' });
  await userEvent.hover(corner);
  corner.remove();
});

const words = (
  <section className="surface">
    <p id="words">Words</p>
    <button type="button" className="btn primary">
      Contact
    </button>
  </section>
);

async function drawn(parent?: HTMLElement): Promise<Stage> {
  const on = stage(words, parent);
  await expect.poll(() => on.root.querySelector('#words')).not.toBeNull();
  return on;
}

const STYLES =
  'display font-family font-size font-weight letter-spacing line-height text-transform text-indent white-space cursor ' +
  'color background-color pointer-events user-select margin padding';
const looks = (element: Element) => {
  const style = getComputedStyle(element);
  return STYLES.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`);
};

const all = (on: Stage) => [on.get('#words'), on.get('button')].map(looks);

test('page styles do not change the content of a widget, and its host stays a visible block', async () => {
  const box = onPage(document.createElement('div'));
  box.style.width = '600px';
  const calm = await drawn(box);
  const before = all(calm);
  clearStage();
  const on = await drawn(hostileBox());
  expect(all(on)).toEqual(before);
  const { display, opacity, containerType } = getComputedStyle(on.host);
  expect({ display, opacity, containerType }).toEqual({ display: 'block', opacity: '1', containerType: 'inline-size' });
});

test('inherited text styles, cursor and selection of the page do not apply inside a widget', async () => {
  const calm = await drawn();
  const before = all(calm);
  clearStage();
  pageCss(`body { font: italic 700 31px/3 serif; letter-spacing: 4px; text-transform: uppercase; text-indent: 40px;
    white-space: nowrap; cursor: wait; user-select: none; pointer-events: none; color: red; word-spacing: 20px }`);
  const on = await drawn();
  expect(all(on)).toEqual(before);
});

test('a widget inherits the direction and visibility of the page, and hidden hides it', async () => {
  const rightToLeft = onPage(document.createElement('div'));
  rightToLeft.dir = 'rtl';
  const on = await drawn(rightToLeft);
  expect(getComputedStyle(on.get('#words')).direction).toBe('rtl');
  on.host.hidden = true;
  expect(getComputedStyle(on.host).display).toBe('none');
  on.host.hidden = false;
  expect(on.get('#words').checkVisibility({ visibilityProperty: true })).toBe(true);
  document.body.style.visibility = 'hidden';
  expect(on.get('#words').checkVisibility({ visibilityProperty: true })).toBe(false);
  document.body.style.visibility = '';
});

const ground = (on: Stage) => getComputedStyle(on.get('.surface')).backgroundColor;

test('light and dark follow the page’s color-scheme, not the system', async () => {
  const on = await drawn();
  expect(ground(on)).toBe('rgb(255, 255, 255)');
  document.documentElement.style.colorScheme = 'dark';
  expect(ground(on)).toBe('rgb(22, 25, 31)');
  document.documentElement.style.colorScheme = '';
  on.host.style.colorScheme = 'dark';
  expect(ground(on)).toBe('rgb(22, 25, 31)');
  expect(getComputedStyle(on.get('.btn')).backgroundColor).toBe('rgb(122, 162, 255)');
});

test('--lead-color-accent changes the derived colors, and --lead-font the font, with 0 to inherit it', async () => {
  const panel = onPage(document.createElement('div'));
  const on = await drawn(panel);
  const button = () => getComputedStyle(on.get('.btn'));
  expect(button().backgroundColor).toBe('rgb(31, 94, 255)');
  const before = getComputedStyle(on.get('.root')).getPropertyValue('--accent-tint');
  panel.style.setProperty('--lead-color-accent', 'rgb(255, 213, 74)');
  expect([button().backgroundColor, button().color]).toEqual(['rgb(255, 213, 74)', 'oklch(0 0 0)']);
  expect(getComputedStyle(on.get('.root')).getPropertyValue('--accent-tint')).not.toBe(before);
  panel.style.setProperty('--lead-color-accent', 'rgb(10, 60, 30)');
  expect(button().color).toBe('oklch(1 0 0)');
  document.body.style.fontFamily = 'Georgia';
  expect(getComputedStyle(on.get('#words')).fontFamily).toContain('system-ui');
  on.host.style.setProperty('--lead-font', 'Verdana, sans-serif');
  expect(getComputedStyle(on.get('button')).fontFamily).toBe('Verdana, sans-serif');
  on.host.style.setProperty('--lead-font', '0');
  expect(getComputedStyle(on.get('button')).fontFamily).toBe('Georgia');
  document.body.style.fontFamily = '';
});

test('a widget adapts to its own width, and keeps a width in a flex row of the page', async () => {
  const row = onPage(document.createElement('div'));
  row.style.cssText = 'display: flex; width: 900px';
  const on = await drawn(row);
  expect(on.host.offsetWidth).toBeGreaterThanOrEqual(700);
  on.host.style.width = '719px';
  expect(on.get('.btn').offsetHeight).toBe(44);
  on.host.style.width = '720px';
  expect(on.get('.btn').offsetHeight).toBe(36);
  on.host.style.width = '';
  await page.viewport(360, 700);
  row.style.width = '340px';
  expect(on.host.offsetWidth).toBeLessThanOrEqual(340);
  await page.viewport(1280, 900);
});

test('adoptSheets() reuses one sheet per text and adopts it once per root, after the existing ones', () => {
  const root = onPage(document.createElement('div')).attachShadow({ mode: 'open' });
  adoptSheets(root, ['p { color: red }']);
  adoptSheets(root, ['p { color: red }', 'p { color: blue }']);
  const sheets = ['p { color: red }', 'p { color: blue }'].map((text) => sheetOf(text));
  expect(root.adoptedStyleSheets.length).toBe(2);
  expect(root.adoptedStyleSheets.every((sheet, index) => sheet === sheets[index])).toBe(true);
});
