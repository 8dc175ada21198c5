import { ERROR_KINDS } from '../../contract/gateway-error.js';
import type { Fault } from './findings.js';

/** Whether a developer is probably looking at this page. */
const isDeveloped = () => /^(?:localhost|127\.|\[::1)/.test(location.hostname);

/**
 * Records the failures of a widget until the same operation succeeds. On a developer's machine the console says what an
 * answer lacks.
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
      if (name !== 'widget-error' || !isFault(detail)) return;
      const { operation, path } = detail;
      if (path && path !== faults.get(operation)?.path && isDeveloped()) {
        console.info(`lead-widgets: the gateway's answer to ${operation} is wrong: ${path}`);
      }
      faults.set(operation, detail);
    },
  };
}

function isFault(detail: object): detail is Fault {
  return 'operation' in detail && 'kind' in detail && ERROR_KINDS.some((kind) => kind === detail.kind);
}
