import { type ReactElement, useState } from 'react';
import type { WidgetSession } from '../../element/run-call.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { deviceListAtoms } from '../../session/device-list.js';
import { Icon } from '../../ui/icons/icon.js';
import { x } from '../../ui/icons/icons.js';
import { MAX_REPLY_LENGTH, MAX_SAVED_REPLIES, repliesIn } from './quick-reply-rules.js';

/** The replies that a provider has saved on this device, the newest first: for every customer. */
const { listAtom, changeList } = deviceListAtoms('quick-replies', 'records', repliesIn);

export { listAtom as savedRepliesAtom };

/** Saves a reply on this device, as it is typed. One that is too long, or one too many, is not saved. */
export function saveReply({ store }: WidgetSession, spId: string, text: string): void {
  if (text.length > MAX_REPLY_LENGTH) return;
  changeList(store, spId, (replies) => {
    const others = replies.filter((each) => each !== text);
    return others.length < MAX_SAVED_REPLIES ? [text, ...others] : replies;
  });
}

export function removeReply({ store }: WidgetSession, spId: string, text: string): void {
  changeList(store, spId, (replies) => replies.filter((each) => each !== text));
}

/** A reply with its placeholders filled. */
export interface FilledReply {
  readonly text: string;
  /** The text as it was saved on this device; null for a reply of the host or of the widget. */
  readonly saved: string | null;
}

export interface QuickRepliesProps {
  readonly replies: readonly FilledReply[];
  /** Puts the reply into the text box, so that the person can edit it before sending. */
  readonly onChoose: (text: string) => void;
  readonly onRemove: (saved: string) => void;
}

/** Replies to choose from. Those that the person has saved can be removed. */
export function QuickReplies({ replies, onChoose, onRemove }: QuickRepliesProps): ReactElement {
  const { t } = useWidget();
  return (
    <ul className="replies" part="quick-replies" aria-label={t('quickReplies')}>
      {replies.map(({ text, saved }) => (
        <li key={`${saved === null} ${text}`}>
          <button type="button" onClick={() => onChoose(text)} dir="auto">
            {text}
          </button>
          {saved === null ? null : (
            <button
              type="button"
              className="take-out"
              aria-label={t('removeReply', { text })}
              onClick={() => onRemove(saved)}
            >
              <Icon path={x} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

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
