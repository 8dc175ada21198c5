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
 * The weather of a sandbox, in a line: a named scenario, one fault, several, or a scenario with faults on top,
 * `{ name: 'busy', faults: [{ operation: 'leads', fault: { delayMs: 800 } }] }`. Faults strike in their order.
 */
export type SandboxWeather =
  | SandboxScenario
  | SandboxFault
  | readonly SandboxFault[]
  | { readonly name?: SandboxScenario; readonly faults: readonly SandboxFault[] };

export function isSandboxScenario(name: string): name is SandboxScenario {
  return Object.hasOwn(SCENARIOS, name);
}

/** Every scenario's name, in the order in which the decisions list them. */
export const SANDBOX_SCENARIOS: readonly SandboxScenario[] = Object.keys(SCENARIOS).filter(isSandboxScenario);

/** The scenario that a weather is based on. */
export function scenarioNameOf(weather: SandboxWeather): SandboxScenario {
  if (typeof weather === 'string') return weather;
  return 'faults' in weather ? (weather.name ?? 'default') : 'default';
}

/** What a weather comes to. */
export function scenarioOf(weather: SandboxWeather): Scenario {
  if (typeof weather === 'string') return SCENARIOS[weather];
  if ('fault' in weather) return { ...DEFAULT_SCENARIO, faults: [weather] };
  if (!('faults' in weather)) return { ...DEFAULT_SCENARIO, faults: weather };
  const named: Scenario = SCENARIOS[weather.name ?? 'default'];
  return { ...named, faults: [...named.faults, ...weather.faults] };
}
