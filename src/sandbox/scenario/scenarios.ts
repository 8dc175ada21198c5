/** What goes wrong with calls in a scenario. */
export type Fault =
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'status'; readonly status: number }
  /** Each write is answered 511 until the same request id comes again. */
  | { readonly kind: 'challenge' };

export interface Scenario {
  readonly leadCount: number;
  /** Whether the provider has bought its leads. */
  readonly purchased: boolean;
  readonly faults: readonly Fault[];
}

const FINE: Scenario = { leadCount: 270, purchased: true, faults: [] };

function withFault(fault: Fault): Scenario {
  return { ...FINE, faults: [fault] };
}

/** The named scenarios of the demo (decisions.md 70). */
export const SCENARIOS = {
  default: FINE,
  empty: { ...FINE, leadCount: 0 },
  busy: { ...FINE, leadCount: 10_000 },
  slow: withFault({ kind: 'delay', milliseconds: 2000 }),
  offline: withFault({ kind: 'drop' }),
  failing: withFault({ kind: 'status', status: 503 }),
  unauthorized: withFault({ kind: 'status', status: 401 }),
  challenge: withFault({ kind: 'challenge' }),
  unpurchased: { ...FINE, purchased: false },
} satisfies Record<string, Scenario>;

export type SandboxScenario = keyof typeof SCENARIOS;

export function isSandboxScenario(name: string): name is SandboxScenario {
  return Object.hasOwn(SCENARIOS, name);
}

/** Every scenario's name, in the order in which the decisions list them. */
export const SANDBOX_SCENARIOS: readonly SandboxScenario[] = Object.keys(SCENARIOS).filter(isSandboxScenario);
