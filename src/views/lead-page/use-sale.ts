import { useEffect, useReducer } from 'react';
import type { PageLead } from '../../contract/lead-page.js';
import { isFeatureOn } from '../../domain/feature.js';
import { type LeadSale, saleOf, timeLeft } from '../../domain/lead-page/sale.js';
import { useWidget } from '../widget/widget-context.js';

const GONE: LeadSale = { kind: 'unavailable', because: null };

/**
 * How the lead stands now by the gateway's clock; drawn again whenever the time left reads otherwise, and when it is over.
 * @param clockAheadMs milliseconds by which the gateway's clock is ahead
 */
export function useSale(lead: PageLead | null, clockAheadMs: number): LeadSale {
  const { features } = useWidget();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const now = Date.now() + clockAheadMs;
  const sale = lead === null ? GONE : saleOf(lead.offer, now, isFeatureOn(features, 'unlock'));
  const changesInMs = sale.kind === 'for-sale' ? timeLeft(sale.endsAt, now).changesInMs : null;
  // Each time that it is drawn, the next change is waited for.
  useEffect(() => {
    if (changesInMs === null) return;
    const timer = setTimeout(draw, changesInMs);
    return () => clearTimeout(timer);
  });
  return sale;
}
