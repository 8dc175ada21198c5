import { useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toast, type ToastMessage, type ToastProps } from '../../../src/ui/toast/toast.js';
import type { Stage } from '../stage.js';
import { staged } from '../staged.js';

export interface ArchiveProps {
  message?: Partial<ToastMessage>;
  onEnd?: ToastProps['onEnd'];
  onUndo?: () => void;
  /** Archiving takes the button away. */
  goes?: boolean;
}

/** Three buttons, the second of which archives and says so. */
export function Archive({ message, onEnd, onUndo = () => {}, goes }: ArchiveProps) {
  const [count, setCount] = useState(0);
  const [isShown, setShown] = useState(false);
  const said = { id: `${count}`, text: 'Lead archived', action: { label: 'Undo', onAction: onUndo }, ...message };
  return (
    <>
      <button type="button">Before</button>
      {goes && isShown ? null : (
        <button
          type="button"
          id="archive"
          onClick={() => {
            setCount(count + 1);
            setShown(true);
          }}
        >
          Archive Lead
        </button>
      )}
      <button type="button" id="after">
        After
      </button>
      <Toast
        message={isShown ? said : null}
        dismissLabel="Dismiss"
        onEnd={(id, reason) => {
          setShown(false);
          onEnd?.(id, reason);
        }}
      />
    </>
  );
}

export const toast = (on: Stage) => on.root.querySelector<HTMLElement>('.toast:popover-open');

export async function archived(props: ArchiveProps = {}, parent?: HTMLElement): Promise<Stage> {
  const on = await staged(<Archive {...props} />, parent);
  on.get('#archive').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => toast(on) !== null).toBe(true);
  return on;
}
