import { Fragment, type ReactElement } from 'react';
import { STATUS_CHOICES } from '../../domain/lead/status.js';
import type { MessageKey } from '../../i18n/messages.js';
import { Dialog } from '../../ui/dialog.js';
import { useWidget } from '../widget/widget-context.js';

const ROWS: readonly (readonly [MessageKey, readonly string[], MessageKey?])[] = [
  ['keyNext', ['J', 'K']],
  ['keyOpen', ['Enter']],
  ['keyStatus', ['1', String(STATUS_CHOICES.length)], 'keyTo'],
  ['keyUnread', ['U']],
  ['keyArchive', ['E']],
  ['keyNotes', ['N']],
  ['keyMessage', ['M']],
  ['keyHelp', ['?']],
];

/** Which key does what. */
export function ShortcutHelp({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog heading={t('shortcuts')} closeLabel={t('close')} description={t('shortcutsHint')} onClose={onClose}>
      <dl className="keys">
        {ROWS.map(([words, keys, between]) => (
          <div key={words}>
            <dt>{t(words)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 ? <span>{between ? t(between) : null} </span> : null}
                  <kbd className="key">{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
