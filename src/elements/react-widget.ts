import {
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { WidgetEventDetails, WidgetEventName } from '../contract/widget-event.js';
import type { AttributeKind, ElementTable } from './table.js';

interface KindTypes {
  string: string | undefined;
  number: number | undefined;
  boolean: boolean | undefined;
  list: readonly string[] | string | undefined;
  secret: string | undefined;
}

type Capital<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Capital<Tail>}`
  : Capitalize<Name>;

/** `lead-change` → `onLeadChange(detail)`; `onNavigate` may return false to take the navigation over. */
type Callbacks = {
  readonly [Name in WidgetEventName as `on${Capital<Name>}`]?: (detail: WidgetEventDetails[Name]) => unknown;
};

type AttributeProps<Table extends ElementTable> = {
  readonly [Name in keyof Table['attributes']]?: KindTypes[Table['attributes'][Name]['kind'] & AttributeKind];
};

type PropertyProps<Table extends ElementTable> = { readonly [Name in keyof Table['properties']]?: object | undefined };

/** The props of a tag's React component. */
export type WidgetProps<Table extends ElementTable> = AttributeProps<Table> &
  PropertyProps<Table> &
  Callbacks &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'hidden' | 'lang' | 'dir' | 'slot'> & {
    readonly children?: ReactNode;
    readonly ref?: Ref<HTMLElement>;
  };

const EVENTS: readonly WidgetEventName[] = [
  'widget-ready',
  'widget-error',
  'challenge-required',
  'navigate',
  'analytics',
  'lead-change',
  'lead-select',
];

// On a server there is no layout, and React says so; the effect is then not needed at all.
const useIsomorphicEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** `lead-change` → `onLeadChange` */
function callbackName(event: string): string {
  return `on${event.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())}`;
}

/** Makes the React component of a tag from its table. */
export function createReactWidget<Table extends ElementTable>(table: Table) {
  const names = [...Object.keys(table.attributes), ...Object.keys(table.properties)];

  function ReactWidget(props: WidgetProps<Table>): ReactElement {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<object>(props);
    const handed = useRef(new Map<string, unknown>());
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(props.ref, () => element.current, []);
    useIsomorphicEffect(() => {
      latest.current = props;
      const target = element.current;
      if (target === null) return;
      for (const name of names) {
        const value: unknown = Reflect.get(props, name);
        if (Object.is(handed.current.get(name), value)) continue;
        handed.current.set(name, value);
        Reflect.set(target, name, value);
      }
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
    const { id, className, style, hidden, lang, dir, slot, children } = props;
    return createElement(table.tag, { id, className, style, hidden, lang, dir, slot, ref: element }, children);
  }
  ReactWidget.displayName = table.className.replace(/Element$/, '');
  return ReactWidget;
}
