import { type ComponentType, createElement, type JSX, lazy, Suspense } from 'react';
import type {} from '../../src/react.js';
import { useToolbar } from './toolbar.js';

/** The tags of the package. */
export type WidgetTag = Extract<keyof JSX.IntrinsicElements, keyof HTMLElementTagNameMap> & `${string}-${string}`;

const components = new Map<string, ComponentType<object>>();

/** `lead-board` → `LeadBoard` */
export function componentName(tag: string): string {
  return tag.replace(/(?:^|-)(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

/** The component of a tag. It is loaded when first chosen, because importing it registers every tag. */
function componentOf(tag: string): ComponentType<object> {
  const known = components.get(tag);
  if (known) return known;
  const made = lazy(async () => {
    const all: object = await import('../../src/react.js');
    return { default: Reflect.get(all, componentName(tag)) as ComponentType<object> };
  });
  components.set(tag, made);
  return made;
}

/** `sp-id` → `spId`; `data-*` and `aria-*` stay. */
function propName(name: string): string {
  return /^(?:data|aria)-/.test(name) ? name : name.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}

const people = new WeakMap<object, string>();

/** A user id for each gateway, so that a change which another story stores late does not appear in this one. */
function personAt(gateway: object): string {
  const known = people.get(gateway) ?? crypto.randomUUID();
  people.set(gateway, known);
  return known;
}

/** A widget in the form that the toolbar selects: the tag, or the React component with the same values as props. */
export function Widget<Tag extends WidgetTag>({ tag, ...props }: { readonly tag: Tag } & JSX.IntrinsicElements[Tag]) {
  const { kind } = useToolbar();
  const gateway: unknown = Reflect.get(props, 'gateway');
  const isOfLeads = tag === 'lead-board' || tag === 'lead-card';
  const given = isOfLeads && gateway instanceof Object ? { identity: personAt(gateway), ...props } : props;
  if (kind === 'element') return createElement(tag, given);
  const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [propName(name), value]));
  return <Suspense fallback={null}>{createElement(componentOf(tag), named)}</Suspense>;
}
