import { useCallback, useEffect, useRef, useState } from 'react';
import { ATTACHMENT_ERROR_MS } from '../../contract/limits.js';
import {
  ATTACHMENT_HEAD_BYTES,
  type AttachmentFault,
  attachmentFault,
  photoType,
} from '../../domain/message-thread/attachment.js';
import type { MessageKey } from '../../i18n/messages.js';
import type { SentFile } from '../../state/message-thread/message-thread.js';
import { preparePhoto } from './prepare-photo.js';

export const FAULT_MESSAGES: Readonly<Record<AttachmentFault, MessageKey>> = {
  'too-large': 'fileTooLarge',
  'wrong-type': 'fileWrongType',
  'not-loaded': 'fileNotLoaded',
};

/** A photo that was picked. */
export interface Chosen {
  readonly original: File;
  /** What is sent: the prepared photo or the original; null while it is being prepared. */
  readonly sent: SentFile | null;
}

export interface Attachment {
  readonly chosen: Chosen | null;
  readonly fault: AttachmentFault | null;
  choose(file: File): Promise<void>;
  useOriginal(): void;
  clear(): void;
}

/** The photo that goes with a message. It is checked and shown, then made smaller and rid of its location. */
export function useAttachment(): Attachment {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // A new object each time, so that a second error of the same kind is shown as long as the first.
  const [found, setFound] = useState<{ readonly fault: AttachmentFault } | null>(null);
  const latestFile = useRef(0);

  useEffect(() => {
    if (found === null) return;
    const timer = setTimeout(setFound, ATTACHMENT_ERROR_MS, null);
    return () => clearTimeout(timer);
  }, [found]);
  // A photo that is still being redrawn when the thread closes is dropped.
  useEffect(
    () => () => {
      latestFile.current += 1;
    },
    [],
  );

  const choose = useCallback(async (file: File) => {
    latestFile.current += 1;
    const mine = latestFile.current;
    const head = await headOf(file);
    if (mine !== latestFile.current) return;
    const checked = attachmentFault(file, head);
    const type = head && photoType(head);
    setFound(checked && { fault: checked });
    if (checked !== null || type === null) return;
    setChosen({ original: file, sent: null });
    const sent = await preparePhoto(file, type).catch(() => null);
    if (mine !== latestFile.current) return;
    setChosen(sent && { original: file, sent });
    if (sent === null) setFound({ fault: 'not-loaded' });
  }, []);
  const clear = useCallback(() => {
    latestFile.current += 1;
    setChosen(null);
  }, []);
  const useOriginal = useCallback(() => setChosen((now) => now && { ...now, sent: now.original }), []);
  return { chosen, fault: found?.fault ?? null, choose, useOriginal, clear };
}

async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, ATTACHMENT_HEAD_BYTES).arrayBuffer());
  } catch {
    return null;
  }
}
