import { type RefObject, useEffect, useState } from 'react';

/** True once the focus has been inside. */
export function useHasHadFocus(region: RefObject<HTMLElement | null>): boolean {
  const [hasHad, setHasHad] = useState(false);
  useEffect(() => {
    const element = region.current;
    const come = () => setHasHad(true);
    element?.addEventListener('focusin', come, { once: true });
    return () => element?.removeEventListener('focusin', come);
  }, [region]);
  return hasHad;
}
