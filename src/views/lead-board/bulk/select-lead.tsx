import { type ComponentType, type ReactElement, useMemo } from 'react';
import { leadBulkMessages } from '../../../i18n/lead-board/lead-bulk.en-US.js';
import type { BoardId } from '../../../state/lead-board/lead-board.js';
import { isSelectedAtomOf, selectRangeAtom, toggleSelectedAtom } from '../../../state/lead-board/selection.js';
import type { SelectLeadProps } from '../../lead-card/lead-card.js';
import { LazyPartProvider } from '../../widget/lazy-part-provider.js';
import { useAtomValue, useSetAtom } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';

export const BULK_MESSAGES = [leadBulkMessages];

/** The box that selects a lead of a board. With Shift it selects all from the last one to this. */
export const selectLeadOf = (id: BoardId): ComponentType<SelectLeadProps> =>
  function SelectLead(props) {
    return (
      <LazyPartProvider catalogues={BULK_MESSAGES}>
        <SelectBox {...props} id={id} />
      </LazyPartProvider>
    );
  };

function SelectBox({ id, leadId, name }: SelectLeadProps & { readonly id: BoardId }): ReactElement {
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
