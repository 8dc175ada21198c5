import { ERROR_KINDS, type ErrorKind } from '../../gateway/errors/gateway-error.js';

/** A failure after which the operation has not succeeded. */
export interface Fault {
  readonly operation: string;
  readonly kind: ErrorKind;
  readonly status?: number | undefined;
  readonly path?: string | undefined;
}

export type FaultLog = ReturnType<typeof faultLog>;

/** Whether a developer is probably looking at this page. */
function isDeveloped(): boolean {
  return /^(?:localhost|127\.|\[::1)/.test(location.hostname);
}

/**
 * Records the failures of a widget until the same operation succeeds. On a developer's machine the console says what an
 * answer or the tag lacks.
 * @param missing returns the required attributes that are missing, as written in HTML
 */
export function faultLog(tag: string, missing: () => readonly string[]) {
  const faults = new Map<string, Fault>();
  const log = {
    isReady: false,
    /** Whether the gateway has answered a call. */
    hasAnswer: false,
    faults: () => [...faults.values()],
    answered(operation: string): void {
      log.hasAnswer = true;
      faults.delete(operation);
    },
    record(name: string, detail: object): void {
      if (name === 'widget-ready') log.isReady = true;
      if (name !== 'widget-error' || !isFault(detail)) return;
      const { operation, kind, path } = detail;
      const before = faults.get(operation);
      if (isDeveloped() && (before === undefined || path !== before.path)) {
        const lacks = kind === 'configuration' ? missing().join(' and ') : '';
        const about = lacks ? `set ${lacks}` : `${operation} failed (${path || kind})`;
        console.info(`<${tag}>: ${about}. Call its diagnose() for the fix.`);
      }
      faults.set(operation, detail);
    },
  };
  return log;
}

function isFault(detail: object): detail is Fault {
  return 'operation' in detail && 'kind' in detail && ERROR_KINDS.some((kind) => kind === detail.kind);
}
