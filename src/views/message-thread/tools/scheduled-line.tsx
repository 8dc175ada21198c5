import type { ReactElement } from 'react';
import type { OutgoingMessage } from '../../../contract/message-thread.js';
import { formatOf } from '../../../i18n/format.js';
import type { Sender } from '../../../state/message-thread/message-thread.js';
import { cancelScheduledAtom, sendScheduledAtom } from '../../../state/message-thread/schedule.js';
import { Icon } from '../../../ui/icons/icon.js';
import { clock } from '../../../ui/icons/icons.js';
import { useSetAtom } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';

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
  const sendNow = useSetAtom(sendScheduledAtom);
  const cancel = useSetAtom(cancelScheduledAtom);
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
          void sendNow({ ...sender, clientId });
          onPressed();
        }}
      >
        {t('sendNow')}
      </button>
      <button
        type="button"
        className="link danger"
        onClick={() => {
          cancel({ ref: sender.ref, clientId });
          onPressed();
        }}
      >
        {t('cancelScheduled')}
      </button>
    </>
  );
}
