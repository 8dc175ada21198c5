import type { ReactElement } from 'react';
import { isExpiredAtom } from '../../element/run-call.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { Icon } from '../../ui/icons/icon.js';
import { clock } from '../../ui/icons/icons.js';
import type { LeadField } from '../lead/edit.js';
import type { Lead } from '../lead/lead.js';
import { leadListsAtom } from '../lead/lead-edit.js';
import { type LeadSave, ratingIn, savesByKeyAtom } from '../lead/lead-save.js';

/**
 * Shows that a change waits for a connection. A status element next to it announces it. Without a board on the page it
 * has Retry; a board has one Retry for all changes.
 */
export function NotSavedYet({ onRetry }: { readonly onRetry: () => unknown }): ReactElement {
  const { t } = useWidget();
  const hasOutbox = useAtomValue(leadListsAtom) !== null;
  return (
    <>
      <span className="save" aria-hidden="true">
        <Icon path={clock} />
        {t('notSavedYet')}
      </span>
      {hasOutbox ? null : (
        <button type="button" className="link" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </>
  );
}

export function useLeadSave(lead: LeadRef, field: LeadField): LeadSave | null {
  const key = leadKey(lead);
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(key)?.get(field) ?? null);
}

/** Whether a save failed because the person is signed out, until the next sign-in. */
export function useIsSignedOut(save: LeadSave | null): boolean {
  const isExpired = useAtomValue(isExpiredAtom);
  return isExpired && save?.failure != null && isSignedOut(save.failure);
}

/** What was not saved, after 'You are signed out.' if that is why. */
export function useNotSaved(save: LeadSave | null, sentence: MessageKey): string {
  const { t } = useWidget();
  return useIsSignedOut(save) ? `${t('signedOut')} ${t(sentence)}` : t(sentence);
}

/** The stars of a lead, also while its rating waits for a connection. */
export function useShownStars({ feedback }: Lead, lead: LeadRef): number | undefined {
  const save = useLeadSave(lead, 'feedback');
  return (save?.phase === 'waiting' ? ratingIn(save) : feedback)?.rating;
}
