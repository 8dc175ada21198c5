import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { LazyBoundary, NotLoaded } from '../../element/widget/lazy-boundary.js';
import { useAtomValue } from '../../element/widget/store.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { leadKey } from '../../session/lead-ref.js';
import { cardTools, DiscardedNote, JobNotes, NotesEditor } from '../lazy-card.js';
import { retrySave } from '../lead/lead-edit.js';
import type { CardPartProps } from '../lead-card-settings.js';
import { NotSavedYet, useLeadSave } from '../save/not-saved-yet.js';
import { noteDraftsAtom, putNoteDraft } from './note-draft.js';

/** 'Your Notes', to read or to edit in place. A draft stays until it is saved. */
export function LeadNotes({ lead, leadRef }: CardPartProps): ReactElement {
  const { t, session } = useWidget();
  const key = leadKey(leadRef);
  const draft = useAtomValue(noteDraftsAtom, (drafts) => drafts.get(key)?.text ?? null);
  const [isInDialog, setInDialog] = useState(false);
  /** The text that 'Cancel' has thrown away last. */
  const [discarded, setDiscarded] = useState<string | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  // All cards of a lead share its draft. The focus moves only in the card where the person pressed.
  const isPressedHere = useRef(false);
  const isEditing = draft !== null;
  // At once: a person may go on to the next button before an effect would run.
  useLayoutEffect(() => {
    if (isEditing || !isPressedHere.current) return;
    isPressedHere.current = false;
    editButton.current?.focus();
  }, [isEditing]);
  const { hasFailed, retry } = usePreload(cardTools, isEditing);
  const startEditing = (text: string) => {
    retry();
    setDiscarded(null);
    isPressedHere.current = true;
    putNoteDraft(session.store, leadRef, text);
  };

  const save = useLeadSave(leadRef, 'notes');
  const isWaiting = save?.phase === 'waiting';
  // Its key keeps it while the editor closes, or its text would not be announced.
  const announcement = (
    <span key="saved" className="sr" role="status">
      {isWaiting ? t('notSavedYet') : save?.phase === 'saved' ? t('saved') : ''}
    </span>
  );
  const section = (
    <section className="part" part="notes">
      <header>
        <h4>{t('yourNotes')}</h4>
        <button
          type="button"
          className="link"
          ref={editButton}
          aria-busy={isEditing && !isInDialog && !hasFailed}
          onClick={() => startEditing(lead.notes)}
          onBlur={() => {
            // The person went elsewhere before the editor was loaded.
            if (cardTools.loaded === null) isPressedHere.current = false;
          }}
        >
          {t(lead.notes ? 'editNotes' : 'addNote')}
        </button>
      </header>
      {lead.notes ? (
        <p className="long" dir="auto">
          {lead.notes}
        </p>
      ) : (
        <p className="muted">{t('noNotes')}</p>
      )}
      {discarded === null ? null : (
        <LazyBoundary isSilent>
          <DiscardedNote onUndo={() => startEditing(discarded)} />
        </LazyBoundary>
      )}
      {isWaiting ? (
        <p className="save-slot">
          <NotSavedYet onRetry={() => retrySave(session, leadRef, 'notes')} />
        </p>
      ) : null}
    </section>
  );
  return (
    <>
      {isEditing && !isInDialog && cardTools.loaded !== null ? (
        <NotesEditor
          lead={lead}
          leadRef={leadRef}
          isPressedHere={isPressedHere}
          onDiscard={setDiscarded}
          onDialog={() => setInDialog(true)}
        />
      ) : (
        section
      )}
      {hasFailed ? <NotLoaded onRetry={() => startEditing(draft ?? lead.notes)} /> : null}
      {isInDialog ? (
        <LazyBoundary>
          <JobNotes
            lead={lead}
            leadRef={leadRef}
            onEnd={() => setInDialog(false)}
            onDiscard={setDiscarded}
            returnTo={editButton}
          />
        </LazyBoundary>
      ) : null}
      {announcement}
    </>
  );
}
