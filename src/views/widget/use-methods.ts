import { useLayoutEffect } from 'react';
import { useWidget, type WidgetMethods } from './widget-context.js';

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
