import type { Session } from '../../session/session.js';
import type { Emit } from '../events/widget-event.js';
import type { GatewayMistake, WidgetSettings } from '../page/settings.js';
import type { MethodSlot, WidgetMethods } from '../widget/widget-context.js';
import type { ReactiveElement } from './reactive.js';
import type { ElementTable } from './table.js';
import type { RawValues } from './values.js';
import type { ViewSource } from './widget-view.js';

/** What React gets from an element. Every change creates a new model, at most one per task. */
export interface WidgetModel {
  readonly host: ReactiveElement;
  readonly table: ElementTable;
  readonly view: ViewSource;
  /** What the host has set on the element. */
  readonly provided: RawValues;
  /** The settings of the element, of the providers around it and of the page, merged. */
  readonly settings: WidgetSettings;
  /** The nearest `lang` of the page. */
  readonly lang: string | undefined;
  /** The required attributes that are missing, by property name. */
  readonly missing: readonly string[];
  /** What is wrong with how the gateway is named. */
  readonly gatewayMistake: GatewayMistake | undefined;
  readonly emit: Emit;
  /** Called when an operation has succeeded. */
  readonly answered: (operation: string) => void;
  readonly reflect: (name: string, value: unknown) => void;
  readonly methods: MethodSlot;
  /** The session that the widget shows. */
  readonly session: { current: Session | null };
  /** The placeholders of the host's wording that its messages do not have. */
  readonly invalidMessages: { current: ReadonlySet<string> };
}

/** The store from which React reads the model of an element. */
export interface ModelSource {
  get(): WidgetModel | null;
  subscribe(listener: () => void): () => void;
}

const sources = new WeakMap<Node, ModelSource>();

export function registerSource(root: Node, source: ModelSource): void {
  sources.set(root, source);
}

export function sourceOf(root: Node): ModelSource | undefined {
  return sources.get(root);
}

type Call = (methods: WidgetMethods) => void;

interface WaitingCall {
  readonly name: keyof WidgetMethods;
  readonly call: Call;
}

const waitingCalls = new WeakMap<Element, readonly WaitingCall[]>();

/** Calls a method of a widget's view. Until the view has the method, the call waits for it; several refreshes are one. */
export function callView(host: HTMLElement, name: keyof WidgetMethods, call: Call): void {
  const methods = host.shadowRoot === null ? undefined : sourceOf(host.shadowRoot)?.get()?.methods.current;
  if (methods?.[name] !== undefined) {
    call(methods);
    return;
  }
  const waiting = waitingCalls.get(host)?.filter((each) => name !== 'refresh' || each.name !== name);
  waitingCalls.set(host, [...(waiting ?? []), { name, call }]);
}

/** Makes the queued calls, in order. Calls without a matching method of the view stay queued. */
export function makeWaitingCalls(host: HTMLElement): void {
  const waiting = waitingCalls.get(host);
  waitingCalls.delete(host);
  for (const { name, call } of waiting ?? []) callView(host, name, call);
}
