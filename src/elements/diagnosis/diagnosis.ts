import type { AuthMode } from '../../gateway/options.js';

export type FindingCode =
  | 'missing-attribute'
  | 'no-gateway'
  | 'blocked-by-csp'
  | 'token-refused'
  | 'token-withheld'
  | 'gateway-unreachable'
  | 'gateway-refused'
  | 'answer-unknown'
  | 'challenge-waiting'
  | 'chat-unavailable'
  | 'code-missing'
  | 'broken-by-script'
  | 'storage-blocked'
  | 'defined-twice'
  | 'too-narrow';

/** One thing that is wrong with an embed. */
export interface Finding {
  readonly code: FindingCode;
  readonly problem: string;
  /** The line that mends it. */
  readonly mend: string;
}

/** Where a widget's gateway comes from. */
export type GatewaySource = 'object' | 'address' | 'demo' | 'page';

/**
 * What `diagnose()` gives: what is wrong with an embed, and what it found on the way. For developers, in English; it holds
 * no id, no token and nothing that a person wrote or that the gateway answered.
 */
export interface Diagnosis {
  readonly tag: string;
  readonly version: string;
  readonly isWell: boolean;
  readonly findings: readonly Finding[];
  readonly facts: {
    readonly gateway: GatewaySource;
    /** The origin that the gateway is called at. */
    readonly gatewayOrigin: string | undefined;
    readonly authMode: AuthMode | undefined;
    readonly locale: string | undefined;
    /** Pixels that the widget has; undefined where it has no box of its own. */
    readonly width: number | undefined;
    readonly isReady: boolean;
  };
}

export function isDiagnosis(value: unknown): value is Diagnosis {
  return value instanceof Object && 'findings' in value;
}
