import { useCallback, useEffect, useRef, useState } from 'react';
import { ATTACHMENT_ERROR_MS } from '../../contract/limits.js';
import {
  ATTACHMENT_HEAD_BYTES,
  type AttachmentFault,
  attachmentFault,
  isRedrawn,
} from '../../domain/message-thread/attachment.js';
import type { MessageKey } from '../../i18n/messages.js';
import type { SentFile } from '../../state/message-thread/message-thread.js';

export const FAULT_WORDS: Readonly<Record<AttachmentFault, MessageKey>> = {
  'too-large': 'fileTooLarge',
  'wrong-type': 'fileWrongType',
  'not-loaded': 'fileNotLoaded',
};

/** A photo that was picked. */
export interface Chosen {
  readonly original: File;
  /** What is sent of it: drawn anew, or as it is. */
  readonly sent: SentFile;
}

export interface Attachment {
  readonly chosen: Chosen | null;
  readonly fault: AttachmentFault | null;
  readonly isReading: boolean;
  choose(file: File): Promise<void>;
  useOriginal(): void;
  clear(): void;
}

/** One photo beside a message: checked as it was picked, then drawn smaller and without the place where it was taken. */
export function useAttachment(): Attachment {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // An object of its own each time: a second fault of the same kind is said as long as the first.
  const [found, setFound] = useState<{ readonly fault: AttachmentFault } | null>(null);
  const [isReading, setReading] = useState(false);
  const turn = useRef(0);

  useEffect(() => {
    if (found === null) return;
    const timer = setTimeout(setFound, ATTACHMENT_ERROR_MS, null);
    return () => clearTimeout(timer);
  }, [found]);
  // What is still being drawn when the thread is closed is nobody's any more.
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const choose = useCallback(async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    setReading(true);
    const fault = attachmentFault(file, await headOf(file));
    const sent = fault === null && isRedrawn(file) ? await redrawn(file) : file;
    if (mine !== turn.current) return;
    setReading(false);
    setFound(fault && { fault });
    if (fault === null) setChosen({ original: file, sent });
  }, []);
  const clear = useCallback(() => {
    turn.current += 1;
    setReading(false);
    setChosen(null);
  }, []);
  const useOriginal = useCallback(() => setChosen((now) => now && { ...now, sent: now.original }), []);
  return { chosen, fault: found?.fault ?? null, isReading, choose, useOriginal, clear };
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}

/** What cannot be drawn is sent as it is. */
async function redrawn(file: File): Promise<SentFile> {
  try {
    const { redraw } = await import('./redraw-photo.js');
    return await redraw(file);
  } catch {
    return file;
  }
}
