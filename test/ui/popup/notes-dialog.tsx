import { useRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TextField } from '../../../src/ui/field/text-field.js';
import { Dialog, type DialogProps } from '../../../src/ui/popup/dialog.js';
import { pointer } from '../pointer.js';
import { type Stage, staged } from '../stage.js';

type NotesDialogProps = Partial<DialogProps> & {
  /** The owner keeps the dialog open on every close request. */
  isKept?: boolean;
  /** The opener is removed when the dialog opens. */
  openerGoes?: boolean;
};

/** A button that opens a dialog with one field, between two other buttons. */
export function NotesDialog({ isKept, openerGoes, ...props }: NotesDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => isKept || setOpen(false);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} id="board">
        Board
      </h2>
      {openerGoes && isOpen ? null : (
        <button type="button" id="opener" onClick={() => setOpen(true)}>
          Edit job notes
        </button>
      )}
      <button type="button" id="after">
        After
      </button>
      {isOpen ? (
        <Dialog
          heading="Edit job notes"
          closeLabel="Close"
          returnTo={heading}
          footer={
            <>
              <button type="button" className="btn" onClick={close}>
                Cancel
              </button>
              <button type="submit" className="btn primary">
                Save and Close
              </button>
            </>
          }
          {...props}
          onClose={() => {
            props.onClose?.();
            close();
          }}
        >
          {props.children ?? <TextField label="Your Notes" value={text} onChange={setText} />}
        </Dialog>
      ) : null}
    </>
  );
}

export const dialogIn = (on: Stage): HTMLDialogElement | null => on.root.querySelector('dialog');
export const isOpen = (on: Stage): boolean => dialogIn(on)?.matches(':modal') ?? false;

export async function open(props: NotesDialogProps = {}, parent?: HTMLElement) {
  const onClose = vi.fn();
  const on = await staged(<NotesDialog {...props} onClose={onClose} />, parent);
  on.get('#opener').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => isOpen(on)).toBe(true);
  const animations = on.get('dialog').getAnimations();
  await Promise.all(animations.map((animation) => animation.finished));
  return { ...on, onClose };
}

/** Presses the backdrop, left of the dialog, in px of the viewport. */
export const beside = { x: 12, y: 300 };

export async function pressBackdrop(): Promise<void> {
  await pointer('press', beside);
  await pointer('release', beside);
}
