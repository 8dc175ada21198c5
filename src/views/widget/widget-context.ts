import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { Catalogue } from '../../i18n/catalogue.js';
import type { Asker } from '../../state/run-call.js';
import type { Reading, Words } from './use-messages.js';

/** What every view of a widget may use: its words, its dates, and the way to its host. */
export interface Widget extends Words {
  readonly tag: string;
  /** On whose behalf actions run; it emits the widget's events. */
  readonly asker: Asker;
  /** How the host wants it written, and whose words are at hand: a part that is fetched later adds its own. */
  readonly reading: Reading;
  readonly catalogues: readonly Catalogue[];
  /** Feature flags that the host has given. */
  readonly features: readonly string[];
  /** Where the widget is drawn: its shadow root. */
  readonly root: Node;
  /** Makes a property of the element say what a person has changed. */
  readonly reflect: (name: string, value: unknown) => void;
  /** Where a view puts what its element's methods do. */
  readonly methods: { current: WidgetMethods };
}

/** What a host may ask of a widget through its element. */
export interface WidgetMethods {
  refresh?(): void;
  hideLead?(leadId: string): void;
  recordTargetOffer?(name: string, outcome: unknown): void;
  requestOfferCategory?(name: string, categoryId: string): void;
  /** A path of the product, or a step. */
  goTo?(to: string): void;
  reset?(): void;
  /** The view of a tag of its own that is shown now. */
  shownView?(): Element | null;
}

export const WidgetContext = createContext<Widget | null>(null);

export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (widget === null) throw new Error('A view stands outside of its widget.');
  return widget;
}

/** Hands the element what its methods do while this view is there. */
export function useMethods(methods: WidgetMethods): void {
  const { methods: slot } = useWidget();
  useLayoutEffect(() => {
    slot.current = methods;
    return () => {
      if (slot.current === methods) slot.current = {};
    };
  });
}

/** Tells the host once, after the first paint with data or with the empty state. */
export function useWidgetReady(isReady: boolean): void {
  const { asker, tag } = useWidget();
  const told = useRef(false);
  useEffect(() => {
    if (!isReady || told.current) return;
    const frame = requestAnimationFrame(() => {
      // Taken out meanwhile: its unmount comes a moment later.
      if (!asker.isAlive()) return;
      told.current = true;
      asker.emit('widget-ready', { tag });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady, asker, tag]);
}
