import { useEffect, useRef, useState } from 'react';
import { ATTACHMENT_ERROR_MS } from '../../gateway/limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { threadTools } from '../lazy-thread.js';
import type { ChosenPhoto, PhotoQueue, Refusal } from './photo-tray.js';

export const REFUSAL_MESSAGES: Readonly<Record<Refusal['error'], MessageKey>> = {
  'too-large': 'fileTooLarge',
  'wrong-type': 'fileWrongType',
  'not-loaded': 'fileNotLoaded',
  'too-many': 'tooManyPhotos',
};

/** The photos of a message. They are checked and shown, then made smaller, without the place where they were taken. */
export function usePhotos() {
  const latest = useRef<readonly ChosenPhoto[]>(null);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  useEffect(() => {
    if (refusals.length === 0) return;
    const timer = setTimeout(setRefusals, ATTACHMENT_ERROR_MS, []);
    return () => clearTimeout(timer);
  }, [refusals]);
  // Photos that are still being checked or prepared when the thread closes are dropped.
  useEffect(() => {
    latest.current = [];
    return () => {
      latest.current = null;
    };
  }, []);

  const change: PhotoQueue['change'] = (update) => {
    if (latest.current === null) return;
    latest.current = update(latest.current);
    setPhotos(latest.current);
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    const tools = await threadTools.load().catch(() => null);
    if (tools) return tools.choosePhotos(files, { photos: () => latest.current, change, refuse: setRefusals });
    setRefusals([{ name: '', error: 'not-loaded' }]);
  };
  /** Removes the photos and the refusals. */
  const clear = () => {
    change(() => []);
    setRefusals([]);
  };
  return { photos, refusals, change, clear, choose };
}
