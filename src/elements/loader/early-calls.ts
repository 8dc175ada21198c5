import type { WidgetMethods } from '../../views/widget/widget-context.js';
import { sourceOf } from '../shell/model.js';

type Call = (methods: WidgetMethods) => void;

const early = new WeakMap<Element, readonly Call[]>();

/** Calls a method of a widget's view. If the view has not loaded, the call waits for it. */
export function callView(host: HTMLElement, name: keyof WidgetMethods, call: Call): void {
  const methods = host.shadowRoot === null ? undefined : sourceOf(host.shadowRoot)?.get()?.methods.current;
  if (methods?.[name] !== undefined) call(methods);
  else early.set(host, [...(early.get(host) ?? []), call]);
}

/** Makes the calls that waited for the view. */
export function makeEarlyCalls(host: HTMLElement, methods: WidgetMethods): void {
  const calls = early.get(host) ?? [];
  early.delete(host);
  for (const call of calls) call(methods);
}
