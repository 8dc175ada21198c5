import { vi } from 'vitest';
import { type CallRequest, runCall } from '../../src/element/run-call.js';
import { aWidget, settle, stage } from '../stage/stage.js';

export const INPUT = { serviceProviderId: '1', leadId: '9', archived: true };

/** A session whose calls the test answers, and a widget that archives a lead. */
export function archiving(options: Parameters<typeof stage>[1] = { heedsAbort: false }) {
  const on = stage({}, options);
  const page = aWidget(on.store);
  const answered: string[] = [];
  const widget = { ...page.session, answered: (operation: string) => void answered.push(operation) };
  const run = vi.fn(async (_requestId: string) => undefined);
  const archive = (more: Partial<CallRequest<'archive', unknown>> = {}) => {
    const outcome = runCall(widget, {
      operation: 'archive',
      call: (method, given) => method(INPUT, given),
      replay: { run },
      ...more,
    });
    return outcome;
  };
  return { ...on, page, widget, answered, run, archive };
}

export async function made(archive: ReturnType<typeof archiving>['archive'], more?: Parameters<typeof archive>[0]) {
  const outcome = archive(more);
  await settle();
  return { outcome };
}
