import { createContext, useContext } from 'react';
import { SANDBOX_SCENARIOS, type SandboxScenario } from '../../src/sandbox/scenarios.js';

/** The values of Storybook's toolbar for the page of a story. */
export interface Toolbar {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** The scenario of the sandbox, for stories without a scenario of their own. */
  readonly scenario: SandboxScenario;
  readonly kind: 'element' | 'react';
}

/** The initial globals of Storybook. */
export const INITIAL_GLOBALS = {
  colorScheme: 'light',
  theme: 'default',
  locale: 'en-US',
  direction: 'auto',
  width: 'fluid',
  scenario: 'default',
  kind: 'element',
};

type Named = Readonly<Record<string, unknown>>;

/** Arguments that set the answers of the calls. A story with one of them has its own scenario. */
const SCENARIO_ARGS = ['scenario', 'luck', 'answers', 'prepare'];

/** Whether a story ignores the scenario of the toolbar: by an argument, or with `parameters.scenario` `'fixed'`. */
export function hasOwnScenario(args: Named, parameters: Named): boolean {
  return parameters['scenario'] === 'fixed' || SCENARIO_ARGS.some((name) => args[name] !== undefined);
}

/**
 * @param globals of Storybook, set by the toolbar or the address
 * @param hasOwn whether the story has its own scenario
 */
export function toolbarOf(globals: Named, hasOwn = false): Toolbar {
  const lang = typeof globals['locale'] === 'string' ? globals['locale'] : INITIAL_GLOBALS.locale;
  const { direction } = globals;
  const ofLocale = lang === 'ar' ? 'rtl' : 'ltr';
  return {
    lang,
    direction: direction === 'ltr' || direction === 'rtl' ? direction : ofLocale,
    scenario: (!hasOwn && SANDBOX_SCENARIOS.find((name) => name === globals['scenario'])) || 'default',
    kind: globals['kind'] === 'react' ? 'react' : 'element',
  };
}

/** The width of the frame around a story in CSS px; undefined for the full width. */
export function frameWidth(globals: Named): number | undefined {
  const width = Number(globals['width']);
  return Number.isFinite(width) && width > 0 ? width : undefined;
}

export const ToolbarContext = createContext<Toolbar>(toolbarOf({}));

export function useToolbar(): Toolbar {
  return useContext(ToolbarContext);
}
