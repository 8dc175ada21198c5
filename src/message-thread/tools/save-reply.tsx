import { type ReactElement, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { MAX_REPLY_LENGTH, MAX_SAVED_REPLIES } from './quick-reply-rules.js';

export interface SaveReplyProps {
  /** What was typed, without spaces around it. */
  readonly text: string;
  readonly saved: readonly string[];
  readonly onSave: (text: string) => void;
  readonly onRemove: (text: string) => void;
}

/** 'Save as quick reply' for what was typed. It says that the text is kept on this device. */
export function SaveReply({ text, saved, onSave, onRemove }: SaveReplyProps): ReactElement | null {
  const { t } = useWidget();
  const [refused, setRefused] = useState('');
  const isFull = saved.length >= MAX_SAVED_REPLIES;
  if (text === '' || text.length > MAX_REPLY_LENGTH) return null;
  if (saved.includes(text)) {
    return (
      <p className="save-reply">
        <span>{t('replySaved')}</span>
        <button type="button" className="link" onClick={() => onRemove(text)}>
          {t('removeSavedReply')}
        </button>
      </p>
    );
  }
  if (isFull && refused === text) {
    return (
      <p className="save-reply" role="alert">
        <span>{t('replyLimit', { max: MAX_SAVED_REPLIES })}</span>
      </p>
    );
  }
  return (
    <p className="save-reply">
      <button
        type="button"
        className="link"
        onClick={() => {
          if (isFull) setRefused(text);
          else onSave(text);
        }}
      >
        {t('saveReply')}
      </button>
      <span>{t('replyOnDevice')}</span>
    </p>
  );
}
