import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { leadSaveMessages } from '../../i18n/lead-card/lead-save.en-US.js';
import type { MessageKey } from '../../i18n/messages.js';
import { dismissSaveAtom, retrySaveAtom } from '../../state/lead/lead-edit.js';
import type { LeadRef } from '../../state/lead/lead-ref.js';
import type { LeadSave } from '../../state/lead/lead-save.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert, x } from '../../ui/icons/icons.js';
import { LazyPartProvider } from '../widget/lazy-part-provider.js';
import { useWidget } from '../widget/widget-context.js';
import failureCss from './row-failure.css?inline';

export interface RowFailureProps {
  readonly leadRef: LeadRef;
  readonly failed: LeadSave;
}

const MESSAGES = [leadSaveMessages];

/** The error of a failed save, with 'Retry'. */
export function RowFailure(props: RowFailureProps): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES} sheet={failureCss}>
      <Failure {...props} />
    </LazyPartProvider>
  );
}

function Failure({ leadRef, failed }: RowFailureProps): ReactElement {
  const { t, requester } = useWidget();
  const retry = useSetAtom(retrySaveAtom);
  const dismiss = useSetAtom(dismissSaveAtom);
  const { field } = failed.wanted;
  return (
    <div className="strip no" role="alert">
      <Icon path={alert} />
      <span>{t(sentenceOf(failed))}</span>
      <button type="button" className="link" onClick={() => retry({ lead: leadRef, field, requester })}>
        {t('retry')}
      </button>
      <button
        type="button"
        className="mini"
        aria-label={t('dismiss')}
        onClick={() => dismiss({ lead: leadRef, field })}
      >
        <Icon path={x} />
      </button>
    </div>
  );
}

function sentenceOf({ wanted }: LeadSave): MessageKey {
  if (wanted.field === 'status') return 'statusNotSaved';
  if (wanted.field === 'notes') return 'notesNotSaved';
  if (wanted.field === 'archived') return wanted.value ? 'archiveNotSaved' : 'restoreNotSaved';
  return wanted.value ? 'readNotSaved' : 'unreadNotSaved';
}
