import { useEffect, useReducer } from 'react';

/**
 * React keeps what it drew before beside what it draws now. Drawn once more, both are without the contact of a lead that is
 * no longer this viewer's: refused, or a purchase taken back.
 */
export function useSecondDraw(hasContact: boolean): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => (hasContact ? draw : undefined), [hasContact]);
}
