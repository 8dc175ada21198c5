import {
  type AriaAttributes,
  createElement,
  type DetailedHTMLProps,
  type DOMAttributes,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { EVENT_NAMES, type WidgetEventDetails, type WidgetEventName } from '../events/widget-event.js';
import { WAITS } from '../shell/reactive.js';
import { classNameOf, type ElementTable } from '../shell/table.js';
import type { Capital, ElementOf, EventsOf, MarkupListeners, MarkupProps, Provided } from './element-types.js';
import type { NamedTypes } from './named-types.js';

const EVENTS = Object.keys(EVENT_NAMES);

/** Props that go to the tag, besides `data-*` and `aria-*`. */
const HOST_PROPS = new Set(['id', 'className', 'style', 'title', 'hidden', 'lang', 'dir', 'slot', 'role', 'children']);

// React warns about a layout effect on a server, where none runs.
const useIsomorphicEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** `lead-change` → `onLeadChange` */
function callbackName(event: string): string {
  return `on${event.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())}`;
}

/** Such as `onClick` and `onKeyDown`: React listens for them, as on any element. */
const CALLBACKS = new Set(EVENTS.map(callbackName));
const isDomHandler = (name: string) => /^on[A-Z]/.test(name) && !CALLBACKS.has(name);

export function createReactWidget<Table extends ElementTable>(table: Table) {
  const names = [...Object.keys(table.attributes), ...Object.keys(table.properties)];

  function ReactWidget(props: WidgetProps<Table>): ReactElement {
    const element = useRef<ElementOf<Table>>(null);
    const latest = useRef<object>(props);
    const assigned = useRef(new Map<string, unknown>());
    useImperativeHandle<ElementOf<Table> | null, ElementOf<Table> | null>(props.ref, () => element.current, []);
    useIsomorphicEffect(() => {
      latest.current = props;
      const target = element.current;
      if (target === null) return;
      for (const name of names) {
        const value: unknown = Reflect.get(props, name);
        if (Object.is(assigned.current.get(name), value)) continue;
        assigned.current.set(name, value);
        Reflect.set(target, name, value);
      }
      target.removeAttribute(WAITS);
    });
    useIsomorphicEffect(() => {
      const target = element.current;
      if (target === null) return;
      const listen = (event: Event) => {
        if (!(event instanceof CustomEvent) || event.target !== target) return;
        const callback: unknown = Reflect.get(latest.current, callbackName(event.type));
        if (typeof callback !== 'function') return;
        const result: unknown = Reflect.apply(callback, undefined, [event.detail]);
        if (result === false && event.cancelable) event.preventDefault();
      };
      for (const name of EVENTS) target.addEventListener(name, listen);
      return () => {
        for (const name of EVENTS) target.removeEventListener(name, listen);
      };
    }, []);
    const forTag = Object.entries(props).filter(
      ([name]) => HOST_PROPS.has(name) || /^(?:data|aria)-/.test(name) || isDomHandler(name),
    );
    return createElement(table.tag, { ...Object.fromEntries(forTag), [WAITS]: '', ref: element });
  }
  ReactWidget.displayName = classNameOf(table.tag).replace(/Element$/, '');
  return ReactWidget;
}

/** `lead-change` → `onLeadChange(detail)`; `onNavigate` may return false to take the navigation over. */
type Callbacks = {
  readonly [Name in WidgetEventName as `on${Capital<Name>}`]?: (detail: WidgetEventDetails[Name]) => unknown;
};

type Required<Attributes> = {
  [Name in keyof Attributes]: Attributes[Name] extends { readonly required: true } ? Name : never;
}[keyof Attributes];

type AttributeProps<Attributes extends ElementTable['attributes']> = {
  readonly [Name in Required<Attributes>]: Provided<Attributes[Name]>;
} & {
  readonly [Name in Exclude<keyof Attributes, Required<Attributes>>]?: Provided<Attributes[Name]> | undefined;
};

type PropertyProps<Properties extends ElementTable['properties']> = {
  readonly [Name in keyof Properties]?: NamedTypes[Properties[Name]['type']] | undefined;
};

/** Props that every element has. They go to the tag. */
type HostProps = AriaAttributes & { readonly [data: `data-${string}`]: unknown } & Omit<
    DOMAttributes<HTMLElement>,
    keyof Callbacks | 'children' | 'dangerouslySetInnerHTML'
  > &
  Pick<
    HTMLAttributes<HTMLElement>,
    'id' | 'className' | 'style' | 'title' | 'hidden' | 'lang' | 'dir' | 'slot' | 'role'
  >;

/** The props of a tag's React component. */
export type WidgetProps<Table extends ElementTable> = AttributeProps<Table['attributes']> &
  PropertyProps<Table['properties']> &
  Callbacks &
  HostProps & {
    readonly children?: ReactNode;
    readonly ref?: Ref<ElementOf<Table>> | undefined;
  };

/** The tag itself in JSX. Takes attributes as in HTML and properties in camelCase. */
export type TagProps<Table extends ElementTable> = Omit<
  DetailedHTMLProps<HTMLAttributes<ElementOf<Table>>, ElementOf<Table>>,
  keyof Table['attributes'] | keyof Table['properties']
> & { readonly class?: string | undefined } & Omit<MarkupProps<Table>, keyof Table['properties']> & {
    readonly [Name in keyof Table['properties']]?: object | undefined;
  } & MarkupListeners<EventsOf<Table>>;
