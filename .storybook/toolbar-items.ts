import type { Preview } from '@storybook/react-vite';
import { SANDBOX_SCENARIOS } from '../src/sandbox/scenarios.js';
import { THEME_NAMES } from './theme-sheet.js';

type Menu = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<NonNullable<Menu['toolbar']>['icon']>;

const menu = (title: string, icon: Icon, description: string, items: readonly (readonly [string, string])[]): Menu => ({
  description,
  toolbar: { title, icon, dynamicTitle: true, items: items.map(([value, name]) => ({ value, title: name })) },
});

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

/** The menus of the toolbar; stories/page/toolbar.ts says what they do. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  colorScheme: menu('Colors', 'mirror', 'The page’s color-scheme, which the widgets follow', [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]),
  theme: menu(
    'Theme',
    'paintbrush',
    'A theme of the package',
    THEME_NAMES.map((name) => [name, name === 'default' ? 'No theme' : capital(name)]),
  ),
  locale: menu('Locale', 'globe', 'The lang of the page', [
    ['en-US', 'English'],
    ['es-US', 'Español'],
    ['ar', 'Arabic page'],
  ]),
  direction: menu('Direction', 'transfer', 'The dir of the page: Auto follows the language', [
    ['auto', 'Auto'],
    ['ltr', 'LTR'],
    ['rtl', 'RTL'],
  ]),
  width: menu('Width', 'grow', 'The width of the column around the widget', [
    ['fluid', 'Fluid'],
    ['360', '360 px'],
    ['768', '768 px'],
    ['1280', '1280 px'],
  ]),
  scenario: menu(
    'Gateway',
    'lightning',
    'The scenario of the demo gateway. A story about one scenario ignores this',
    SANDBOX_SCENARIOS.map((name) => [name, capital(name)]),
  ),
  kind: menu('Kind', 'component', 'The custom element, or the React component of lead-widgets/react', [
    ['element', 'Element'],
    ['react', 'React'],
  ]),
};
