import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { formatOf } from '../../i18n/format.js';
import { Icon } from '../../ui/icons/icon.js';
import { clock } from '../../ui/icons/icons.js';
import type { Sender } from '../conversation/conversation-state.js';
import type { OutgoingMessage } from '../message.js';
import { cancelScheduled, sendScheduled } from './schedule.js';

export interface ScheduledLineProps {
  readonly clientId: string;
  readonly scheduled: NonNullable<OutgoingMessage['scheduled']>;
  readonly sender: Sender;
  /** The pressed button is about to disappear. */
  readonly onPressed: () => void;
}

/** When a message will be sent, with 'Send now' and 'Cancel'. */
export function ScheduledLine({ clientId, scheduled, sender, onPressed }: ScheduledLineProps): ReactElement {
  const { t, format } = useWidget();
  const at = new Date(scheduled.at);
  const time = formatOf(format.locale, scheduled.timeZone).time(at);
  return (
    <>
      <span>
        <Icon path={clock} /> {t(time === format.time(at) ? 'sendsAt' : 'sendsAtTheirs', { time })}
      </span>
      <button
        type="button"
        className="link"
        onClick={() => {
          void sendScheduled({ ...sender, clientId });
          onPressed();
        }}
      >
        {t('sendNow')}
      </button>
      <button
        type="button"
        className="link danger"
        onClick={() => {
          cancelScheduled(sender.session, sender.ref, clientId);
          onPressed();
        }}
      >
        {t('cancelScheduled')}
      </button>
    </>
  );
}
