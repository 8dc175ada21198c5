import { type ComponentType, useEffect, useState } from 'react';
import type { NotesEditorProps } from './notes-editor.js';

type Editor = ComponentType<NotesEditorProps>;

let atHand: Editor | null = null;

async function load(): Promise<Editor> {
  const { NotesEditor } = await import('./notes-editor.js');
  atHand = NotesEditor;
  return NotesEditor;
}

/** Fetches the editor early, when a pointer or the focus comes to its button; a failure is left to the press. */
export function warmNotesEditor(): void {
  if (atHand === null) load().catch(() => undefined);
}

/** A card that has been open this long is being worked on, in milliseconds. */
const READ_FOR_MS = 2000;

/** The editor once it is wanted: it comes after the first lead stands open, and before a person reaches for it. */
export function useNotesEditor(isWanted: boolean): {
  readonly Editor: Editor | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [, setArrived] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || atHand !== null) return;
    let isOver = false;
    load().then(
      () => isOver || setArrived(true),
      () => isOver || setFailedAttempt(attempt),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, attempt]);
  useEffect(() => {
    const timer = setTimeout(warmNotesEditor, READ_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    Editor: atHand,
    hasFailed: isWanted && atHand === null && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
