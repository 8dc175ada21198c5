import type { WidgetMethods } from '../../views/widget/widget-context.js';
import { sourceOf } from './model.js';

type Call = (methods: WidgetMethods) => void;

interface EarlyCall {
  readonly name: keyof WidgetMethods;
  readonly call: Call;
}

const early = new WeakMap<Element, readonly EarlyCall[]>();

/** Calls a method of a widget's view. Until the view has the method, the call waits for it. */
export function callView(host: HTMLElement, name: keyof WidgetMethods, call: Call): void {
  const methods = host.shadowRoot === null ? undefined : sourceOf(host.shadowRoot)?.get()?.methods.current;
  if (methods?.[name] !== undefined) call(methods);
  else early.set(host, [...(early.get(host) ?? []), { name, call }]);
}

/** Makes the calls that waited for these methods, in order; several refreshes are one. */
export function makeEarlyCalls(host: HTMLElement, methods: WidgetMethods): void {
  const waiting = early.get(host);
  if (waiting === undefined) return;
  const due = waiting.filter(({ name }) => methods[name] !== undefined);
  early.set(
    host,
    waiting.filter((each) => !due.includes(each)),
  );
  const lastRefresh = due.findLast(({ name }) => name === 'refresh');
  for (const each of due) if (each.name !== 'refresh' || each === lastRefresh) each.call(methods);
}
