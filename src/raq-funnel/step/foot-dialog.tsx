import { type ReactElement, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { useFunnel } from '../shell/funnel-context.js';

interface FootDialogProps {
  readonly label: MessageKey;
  readonly children: (close: () => void) => ReactElement;
}

/** A quiet button below a step, and the dialog that it opens. */
export function FootDialog({ label, children }: FootDialogProps): ReactElement {
  const { t } = useWidget();
  const { task } = useFunnel();
  const [isOpen, setOpen] = useState(false);
  // A request that is being sent cannot be taken back.
  const isSending = task('createLead').phase === 'busy' || task('assign').phase === 'busy';
  return (
    <>
      <button
        type="button"
        className="btn quiet funnel-anew"
        aria-haspopup="dialog"
        aria-disabled={isSending || undefined}
        onClick={() => setOpen(!isSending)}
      >
        {t(label)}
      </button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
