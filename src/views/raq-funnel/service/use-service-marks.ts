import { useMemo } from 'react';
import { lazyPart, useLazyPart, useSeen } from '../../widget/lazy-part.js';

// Icons and the table of categories are heavy: they come once the first screen stands.
const marks = lazyPart(() => import('./service-marks.js'));

/** Icons and names of categories; null until they have come. */
export function useServiceMarks(given: object | undefined) {
  const { Part } = useLazyPart(marks, useSeen(true));
  return useMemo(() => Part && { ...Part, catalog: Part.catalogOf(given) }, [Part, given]);
}

export type ServiceMarks = ReturnType<typeof useServiceMarks>;
