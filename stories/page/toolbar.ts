import { createContext, useContext } from 'react';
import { SANDBOX_SCENARIOS, type SandboxScenario } from '../../src/sandbox/scenarios.js';

/** What the toolbar of the Storybook says of the page in which a story stands. */
export interface Toolbar {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** The sandbox's scenario, for stories whose state needs none of their own. */
  readonly weather: SandboxScenario;
  readonly kind: 'element' | 'react';
}

/** Storybook's globals, at first. */
export const INITIAL_GLOBALS = {
  colorScheme: 'light',
  theme: 'default',
  locale: 'en-US',
  direction: 'auto',
  width: 'fluid',
  weather: 'default',
  kind: 'element',
};

type Named = Readonly<Record<string, unknown>>;

/** Arguments that say how a story's calls go: with one of them it keeps its weather. */
const WEATHER_ARGS = ['scenario', 'luck', 'answers', 'prepare'];

/** A story keeps its own weather where an argument says what its calls answer, or `parameters.weather` is `'fixed'`. */
export function keepsItsWeather(args: Named, parameters: Named): boolean {
  return parameters['weather'] === 'fixed' || WEATHER_ARGS.some((name) => args[name] !== undefined);
}

/** @param globals Storybook's, as the toolbar or the address has set them */
export function toolbarOf(globals: Named, keepsWeather = false): Toolbar {
  const lang = typeof globals['locale'] === 'string' ? globals['locale'] : INITIAL_GLOBALS.locale;
  const { direction } = globals;
  const ofLocale = lang === 'ar' ? 'rtl' : 'ltr';
  return {
    lang,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : ofLocale,
    weather: (!keepsWeather && SANDBOX_SCENARIOS.find((name) => name === globals['weather'])) || 'default',
    kind: globals['kind'] === 'react' ? 'react' : 'element',
  };
}

/** The width of the frame around a story in CSS px; undefined where it takes all there is. */
export function frameWidth(globals: Named): number | undefined {
  const width = Number(globals['width']);
  return Number.isFinite(width) && width > 0 ? width : undefined;
}

export const ToolbarContext = createContext<Toolbar>(toolbarOf({}));

export function useToolbar(): Toolbar {
  return useContext(ToolbarContext);
}
