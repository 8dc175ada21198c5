import type { Fault, SandboxFault } from './weather.js';

export interface Scenario {
  readonly leadCount: number;
  /** Whether the provider has bought its leads. */
  readonly purchased: boolean;
  /** One customer has written ten thousand messages. */
  readonly hasLongThread: boolean;
  readonly faults: readonly SandboxFault[];
}

const DEFAULT_SCENARIO: Scenario = { leadCount: 270, purchased: true, hasLongThread: false, faults: [] };

function withFault(fault: Fault): Scenario {
  return { ...DEFAULT_SCENARIO, faults: [{ fault }] };
}

/** The named scenarios of the demo. */
export const SCENARIOS = {
  default: DEFAULT_SCENARIO,
  empty: { ...DEFAULT_SCENARIO, leadCount: 0 },
  busy: { ...DEFAULT_SCENARIO, leadCount: 10_000, hasLongThread: true },
  slow: withFault({ delayMs: 2000 }),
  offline: withFault({ drop: true }),
  failing: withFault({ status: 503 }),
  unauthorized: withFault({ status: 401 }),
  challenge: withFault({ challenge: true }),
  unpurchased: { ...DEFAULT_SCENARIO, purchased: false },
} satisfies Record<string, Scenario>;

export type SandboxScenario = keyof typeof SCENARIOS;

/**
 * The faults of a sandbox: a named scenario, one fault, several faults, or a scenario with more faults,
 * `{ name: 'busy', faults: [{ operation: 'leads', fault: { delayMs: 800 } }] }`. Faults apply in order.
 */
export type SandboxWeather =
  | SandboxScenario
  | SandboxFault
  | readonly SandboxFault[]
  | { readonly name?: SandboxScenario; readonly faults: readonly SandboxFault[] };

export function isSandboxScenario(name: string): name is SandboxScenario {
  return Object.hasOwn(SCENARIOS, name);
}

/** The names of all scenarios. */
export const SANDBOX_SCENARIOS: readonly SandboxScenario[] = Object.keys(SCENARIOS).filter(isSandboxScenario);

/** The name of the underlying scenario. */
export function scenarioNameOf(weather: SandboxWeather): SandboxScenario {
  if (typeof weather === 'string') return weather;
  return 'faults' in weather ? (weather.name ?? 'default') : 'default';
}

/** The scenario with all its faults. */
export function scenarioOf(weather: SandboxWeather): Scenario {
  if (typeof weather === 'string') return SCENARIOS[weather];
  if ('fault' in weather) return { ...DEFAULT_SCENARIO, faults: [weather] };
  if (!('faults' in weather)) return { ...DEFAULT_SCENARIO, faults: weather };
  const named: Scenario = SCENARIOS[weather.name ?? 'default'];
  return { ...named, faults: [...named.faults, ...weather.faults] };
}
