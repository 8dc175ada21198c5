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

/** The component of a tag; fetched when it is first chosen, as importing it registers every tag. */
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

/** A widget as the toolbar has it: the tag as it stands, or the React component with the same said as props. */
export function Widget<Tag extends WidgetTag>({ tag, ...given }: { readonly tag: Tag } & JSX.IntrinsicElements[Tag]) {
  const { kind } = useToolbar();
  if (kind === 'element') return createElement(tag, given);
  const props = Object.fromEntries(Object.entries(given).map(([name, value]) => [propName(name), value]));
  return <Suspense fallback={null}>{createElement(componentOf(tag), props)}</Suspense>;
}
