import { useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Lead } from '../../contract/lead.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { putNoteDraftAtom } from '../../state/note-draft.js';
import { lazyPart, useLazyPart, useWarmPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget } from '../widget/widget-context.js';
import { useNoteDraft } from './use-lead.js';

const notesEditor = lazyPart(async () => (await import('./notes-editor.js')).NotesEditor);

/** A card that has been open this long is being worked on, in milliseconds. */
const READ_FOR_MS = 2000;

/** Your Notes: read, or edited in place; what is typed stays until the gateway has confirmed it (Spec §4 Notes, §5). */
export function LeadNotes({ lead, leadRef }: { lead: Lead; leadRef: LeadRef }): ReactElement {
  const { t } = useWidget();
  const draft = useNoteDraft(leadRef);
  const putDraft = useSetAtom(putNoteDraftAtom);
  const editButton = useRef<HTMLButtonElement>(null);
  // The draft is shared by every card of the lead: the focus moves only in the one where a person pressed.
  const isPressedHere = useRef(false);
  const isEditing = draft !== null;
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing && isPressedHere.current) {
      isPressedHere.current = false;
      editButton.current?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  const startEditing = () => {
    isPressedHere.current = true;
    putDraft({ lead: leadRef, draft: lead.notes });
  };

  useWarmPart(notesEditor, READ_FOR_MS);
  const { Part: Editor, hasFailed, retry } = useLazyPart(notesEditor, isEditing);
  if (isEditing && Editor !== null) {
    return <Editor lead={lead} leadRef={leadRef} draft={draft} isPressedHere={isPressedHere} />;
  }
  return (
    <section className="part" part="notes">
      <header>
        <h4>{t('yourNotes')}</h4>
        <button
          type="button"
          className="link"
          ref={editButton}
          onPointerEnter={notesEditor.warm}
          onFocus={notesEditor.warm}
          onClick={startEditing}
        >
          {t('editNotes')}
        </button>
      </header>
      {hasFailed ? <NotLoaded onRetry={retry} /> : null}
      {lead.notes ? (
        <p className="long" dir="auto">
          {lead.notes}
        </p>
      ) : (
        <p className="muted">{t('noNotes')}</p>
      )}
    </section>
  );
}
