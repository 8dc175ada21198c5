import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import type { WidgetSession } from '../run-call.js';
import type { Reading, Translator } from './use-messages.js';

/** What every view of a widget can use: messages, formats and its host. */
export interface Widget extends Translator {
  readonly tag: string;
  /** Requests actions and emits the widget's events. */
  readonly session: WidgetSession;
  /** The host's locale settings and the loaded catalogues. Lazily loaded parts add their own. */
  readonly reading: Reading;
  readonly catalogues: readonly Catalogue[];
  /** The host's feature flags. */
  readonly features: readonly string[];
  /** The host's page where one signs in again. */
  readonly signInUrl?: string | undefined;
  /** Where the mark of a demo is: in the widget, or in the dialog that the widget is. Undefined without a demo. */
  readonly demoMark?: 'widget' | 'dialog' | undefined;
  /** The widget's shadow root. */
  readonly root: Node;
  /** Sets a property of the element after the person changed something. */
  readonly reflect: (name: string, value: unknown) => void;
  /** Where a view registers the methods of its element. */
  readonly methods: MethodSlot;
}

export interface MethodSlot {
  current: WidgetMethods;
  /** Called when the view has registered its methods, for calls that waited for them. */
  readonly onRegister?: () => void;
}

export interface WidgetMethods {
  refresh?(): void;
  hideLead?(leadId: string): void;
  recordTargetOffer?(name: string, outcome: unknown): void;
  requestOfferCategory?(name: string, categoryId: string): void;
  /** A path or a step. */
  goTo?(to: string): void;
  reset?(): void;
  /** The view that is shown now, if it is a tag. */
  shownView?(): Element | null;
}

export const WidgetContext = createContext<Widget | null>(null);

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (widget === null) throw new Error('A view stands outside of its widget.');
  return widget;
}

/** Registers the element's methods while this view is mounted. */
export function useMethods(methods: WidgetMethods): void {
  const { methods: slot } = useWidget();
  useLayoutEffect(() => {
    slot.current = methods;
    return () => {
      if (slot.current === methods) slot.current = {};
    };
  });
  useEffect(() => slot.onRegister?.());
}

/** Fires `widget-ready` once, after the first paint with data or the empty state. */
export function useWidgetReady(isReady: boolean): void {
  const { session, tag } = useWidget();
  const hasNotified = useRef(false);
  useEffect(() => {
    if (!isReady || hasNotified.current) return;
    const frame = requestAnimationFrame(() => {
      // The element was removed. Its unmount follows.
      if (!session.isAlive()) return;
      hasNotified.current = true;
      session.emit('widget-ready', { tag });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, session, tag]);
}
