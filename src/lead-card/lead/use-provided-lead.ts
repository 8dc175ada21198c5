import { useMemo } from 'react';
import { wireLead } from '../../gateway/calls/provider-dashboard.js';
import { decode } from '../../gateway/transport/decode.js';
import { type Lead, toLead } from './lead.js';

/**
 * The lead that a host provides, checked like an answer of the gateway. A host may pass a new object with the same
 * content at each render, so the content decides what has changed.
 * @returns `bad` if the object is not a lead; undefined without one
 */
export function useProvidedLead(value: object | undefined): Lead | 'bad' | undefined {
  const json = useMemo(() => value && JSON.stringify(value), [value]);
  return useMemo(() => {
    if (json === undefined) return undefined;
    const decoded = decode(wireLead, JSON.parse(json));
    return decoded.fits ? toLead(decoded.value) : 'bad';
  }, [json]);
}
