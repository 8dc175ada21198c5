import type { ReactElement } from 'react';
import type { LeadField } from '../../domain/lead/edit.js';
import type { LeadSave, LeadSaves } from '../../state/lead-save.js';
import { useLazyPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import type { RowFailureProps } from './row-failure.js';
import { cardParts } from './use-card-parts.js';

/** While the card is open, status and notes say so themselves, beside the control. */
const ON_THE_ROW: readonly LeadField[] = ['archived', 'read'];
const FIELDS: readonly LeadField[] = [...ON_THE_ROW, 'status', 'notes'];

/** The change that a row has to say something about. */
export function failedSave(saves: LeadSaves | null, isOpen: boolean): LeadSave | undefined {
  return (isOpen ? ON_THE_ROW : FIELDS).map((field) => saves?.get(field)).find((save) => save?.phase === 'failed');
}

/** What a row says of a change that was not saved; most rows never need it. */
export function LateRowFailure(props: RowFailureProps): ReactElement | null {
  const { Part, hasFailed, retry } = useLazyPart(cardParts, true);
  if (Part !== null) return <Part.RowFailure {...props} />;
  return hasFailed ? <NotLoaded onRetry={retry} /> : null;
}
