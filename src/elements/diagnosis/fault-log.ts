import { ERROR_KINDS } from '../../contract/gateway-error.js';
import type { Fault } from './findings.js';

/**
 * Records the failures of a widget until the same operation succeeds.
 */
export function faultLog() {
  const faults = new Map<string, Fault>();
  let isReady = false;
  return {
    faults: () => [...faults.values()],
    isReady: () => isReady,
    answered: (operation: string) => void faults.delete(operation),
    record(name: string, detail: object): void {
      if (name === 'widget-ready') isReady = true;
      if (name === 'widget-error' && isFault(detail)) faults.set(detail.operation, detail);
    },
  };
}

function isFault(detail: object): detail is Fault {
  return 'operation' in detail && 'kind' in detail && ERROR_KINDS.some((kind) => kind === detail.kind);
}
