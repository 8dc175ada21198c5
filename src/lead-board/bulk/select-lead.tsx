import { type ReactElement, useMemo } from 'react';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { SelectLeadProps } from '../../lead-card/lead-card.js';
import type { BoardId } from '../list/board-state.js';
import { isSelectedAtomOf, selectLeadsTo, toggleLead } from './selection-state.js';

export interface SelectBoxProps extends SelectLeadProps {
  readonly id: BoardId;
}

/** The box that selects a lead of a board. With Shift it selects all from the last one to this. */
export function SelectLead({ id, leadId, name }: SelectBoxProps): ReactElement {
  const { t, session } = useWidget();
  const isSelected = useAtomValue(useMemo(() => isSelectedAtomOf(id, leadId), [id, leadId]));
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label={t('selectLead', { name })}
      checked={isSelected}
      // With Shift the browser would select text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        if (event.shiftKey) selectLeadsTo(session.store, id, leadId);
        else toggleLead(session.store, id, leadId);
      }}
      onChange={() => undefined}
    />
  );
}
