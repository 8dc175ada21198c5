import { createElement, useMemo } from 'react';
import { createClass } from '../../src/raq-funnel/raq-funnel-element.js';
import { view as raqFunnelView } from '../../src/raq-funnel/view.js';
import { lazyModule } from '../../src/ui/lazy-module.js';
import { demoGateway } from './demo-gateway.js';
import { HostPage } from './host-page.js';

const TAG = 'raq-funnel-unfetched';
let isCutOff = true;

/** Switches the connection off or on. */
export function cutOff(isOff: boolean): void {
  isCutOff = isOff;
}

/** A page with a funnel whose code cannot load while the connection is off. */
export function UnfetchedFunnel() {
  if (customElements.get(TAG) === undefined) {
    const loadView = async () => {
      if (isCutOff) throw new TypeError('Failed to fetch');
      return { view: raqFunnelView };
    };
    customElements.define(TAG, createClass(lazyModule(loadView)));
  }
  const gateway = useMemo(() => demoGateway(), []);
  return <HostPage>{createElement(TAG, { gateway })}</HostPage>;
}
