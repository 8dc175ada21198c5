import type { AuthMode } from '../../gateway/options.js';

export type FindingCode =
  | 'unknown-tag'
  | 'missing-attribute'
  | 'unknown-opener'
  | 'no-opener'
  | 'thread-link'
  | 'default-consent'
  | 'shadow-root'
  | 'bad-gateway-url'
  | 'empty-gateway'
  | 'no-gateway'
  | 'blocked-by-csp'
  | 'token-refused'
  | 'token-failed'
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
  | 'unknown-placeholder'
  | 'unknown-value'
  | 'too-narrow';

/** A problem of an embed. */
export interface Finding {
  readonly code: FindingCode;
  readonly problem: string;
  /** The line that fixes it. */
  readonly mend: string;
}

/** The origin of a widget's gateway setting. */
export type GatewaySource = 'object' | 'address' | 'demo' | 'page';

/**
 * The result of `diagnose()`: the problems of an embed and some facts. For developers, in English. It contains no id,
 * no token, nothing that a person wrote and nothing that the gateway answered.
 */
export interface Diagnosis {
  readonly tag: string;
  readonly version: string;
  readonly isWell: boolean;
  readonly findings: readonly Finding[];
  /** Not errors, but possible surprises. */
  readonly notes: readonly Finding[];
  readonly facts: {
    readonly gateway: GatewaySource;
    readonly gatewayOrigin: string | undefined;
    readonly authMode: AuthMode | undefined;
    readonly locale: string | undefined;
    /** The width of the widget in pixels. Undefined if it has no box of its own. */
    readonly width: number | undefined;
    readonly isReady: boolean;
  };
}

/** The result of `diagnose()` for the whole page. */
export interface PageDiagnosis {
  readonly version: string;
  readonly isWell: boolean;
  readonly widgets: readonly (Pick<Diagnosis, 'tag' | 'findings'> & Partial<Diagnosis>)[];
  /** Versions of other copies of the package on this page. */
  readonly copies: readonly string[];
  /** Everything that the page's Content-Security-Policy has blocked, as `directive origin`. */
  readonly refused: readonly string[];
}

export function isDiagnosis(value: unknown): value is Diagnosis {
  return value instanceof Object && 'findings' in value;
}
