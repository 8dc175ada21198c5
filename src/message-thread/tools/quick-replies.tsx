import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { x } from '../../ui/icons/icons.js';

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
