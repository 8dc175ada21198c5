import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidget } from '../widget/widget-context.js';
import { createAddressSource } from './address-source.js';
import type { LeadAppSettings } from './lead-app-settings.js';

/** By whom an address was chosen: a person's link, Back or Forward, or the host. */
export type Way = 'person' | 'back' | 'host';

export interface Standing {
  /** Path and query; undefined where none is named. */
  readonly address: string | undefined;
  readonly way: Way;
}

export interface Mover {
  readonly standing: Standing;
  /** Moves to a page of the app; a fragment goes along where the address is the page's. */
  readonly move: (address: string, way: Way, fragment?: string) => void;
}

/** Where the app stands, and the way to another place; the element's property `path` says the same. */
export function useStanding({ routing, path }: Pick<LeadAppSettings, 'routing' | 'path'>): Mover {
  const { reflect } = useWidget();
  const source = useMemo(() => createAddressSource(routing), [routing]);
  const [standing, setStanding] = useState<Standing>(() => ({
    address: source === undefined ? path : source.read(),
    way: 'host',
  }));
  const stand = useCallback((address: string | undefined, way: Way) => {
    setStanding((before) => (before.address === address ? before : { address, way }));
  }, []);

  // In memory the property moves the app.
  useLayoutEffect(() => {
    if (source === undefined) stand(path, 'host');
  }, [source, path, stand]);

  useEffect(() => {
    if (source === undefined) return;
    const look = (way: Way) => {
      const address = source.read();
      if (address !== undefined) stand(address, way);
    };
    // The host may have moved while this was being drawn.
    look('host');
    return source.listen((isBack) => look(isBack ? 'back' : 'host'));
  }, [source, stand]);

  const { address } = standing;
  useEffect(() => {
    if (source !== undefined && address !== undefined && path !== address) reflect('path', address);
  }, [source, address, path, reflect]);

  const move = useCallback(
    (next: string, way: Way, fragment = '') => {
      if (source === undefined) reflect('path', next);
      else source.write(next, fragment);
      stand(next, way);
    },
    [source, stand, reflect],
  );
  return { standing, move };
}
