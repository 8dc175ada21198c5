import type { WidgetMethods } from '../widget/widget-context.js';
import { sourceOf } from './model.js';

type Call = (methods: WidgetMethods) => void;

interface EarlyCall {
  readonly name: keyof WidgetMethods;
  readonly call: Call;
}

const early = new WeakMap<Element, readonly EarlyCall[]>();

/** Calls a method of a widget's view. Until the view has the method, the call waits for it; several refreshes are one. */
export function callView(host: HTMLElement, name: keyof WidgetMethods, call: Call): void {
  const methods = host.shadowRoot === null ? undefined : sourceOf(host.shadowRoot)?.get()?.methods.current;
  if (methods?.[name] !== undefined) {
    call(methods);
    return;
  }
  const waiting = early.get(host)?.filter((each) => name !== 'refresh' || each.name !== name);
  early.set(host, [...(waiting ?? []), { name, call }]);
}

/** Makes the calls that waited, in order. Those that the view still has no method for go on waiting. */
export function makeEarlyCalls(host: HTMLElement): void {
  const waiting = early.get(host);
  early.delete(host);
  for (const { name, call } of waiting ?? []) callView(host, name, call);
}
