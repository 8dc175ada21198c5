import { createElement, type ReactElement, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { WidgetEventName } from '../events/widget-event.js';
import { WAITS } from '../shell/reactive.js';
import { classNameOf, type ElementTable } from '../shell/table.js';
import type { ElementOf } from './element-types.js';
import type { WidgetProps } from './react-types.js';

/** Every event. A missing one is a compile error. */
const EVENT_NAMES: Readonly<Record<WidgetEventName, true>> = {
  'widget-ready': true,
  'widget-error': true,
  'challenge-required': true,
  navigate: true,
  analytics: true,
  'lead-change': true,
  'lead-attempt': true,
  'lead-select': true,
  'views-change': true,
  'unread-count-change': true,
  'lead-unlock': true,
  'message-sent': true,
  'range-change': true,
  'funnel-step': true,
  'lead-created': true,
  'lead-assigned': true,
  'funnel-complete': true,
  'funnel-close': true,
  'review-requested': true,
  'target-offer': true,
  close: true,
};
const EVENTS = Object.keys(EVENT_NAMES);

/** Props that go to the tag, besides `data-*` and `aria-*`. */
const HOST_PROPS = new Set(['id', 'className', 'style', 'title', 'hidden', 'lang', 'dir', 'slot', 'role', 'children']);

// React warns about a layout effect on a server, where none runs.
const useIsomorphicEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** `lead-change` → `onLeadChange` */
function callbackName(event: string): string {
  return `on${event.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase())}`;
}

/** Creates the React component of a tag. */
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
    const forTag = Object.entries(props).filter(([name]) => HOST_PROPS.has(name) || /^(?:data|aria)-/.test(name));
    return createElement(table.tag, { ...Object.fromEntries(forTag), [WAITS]: '', ref: element });
  }
  ReactWidget.displayName = classNameOf(table.tag).replace(/Element$/, '');
  return ReactWidget;
}
