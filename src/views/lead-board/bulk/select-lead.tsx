import { type ReactElement, useMemo } from 'react';
import type { BoardId } from '../../../state/lead-board/lead-board.js';
import { isSelectedAtomOf, selectRangeAtom, toggleSelectedAtom } from '../../../state/lead-board/selection.js';
import type { SelectLeadProps } from '../../lead-card/lead-card.js';
import { useAtomValue, useSetAtom } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';

export interface SelectBoxProps extends SelectLeadProps {
  readonly id: BoardId;
}

/** The box that selects a lead of a board. With Shift it selects all from the last one to this. */
export function SelectLead({ id, leadId, name }: SelectBoxProps): ReactElement {
  const { t } = useWidget();
  const isSelected = useAtomValue(useMemo(() => isSelectedAtomOf(id, leadId), [id, leadId]));
  const toggle = useSetAtom(toggleSelectedAtom);
  const selectRange = useSetAtom(selectRangeAtom);
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label={t('selectLead', { name })}
      checked={isSelected}
      // With Shift the browser would select text.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => {
        if (event.shiftKey) selectRange({ id, leadId });
        else toggle({ id, leadId });
      }}
      onChange={() => undefined}
    />
  );
}
