import { type ReactElement, useState } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { RadioList } from '../../ui/field/choice-group.js';
import type { ContactPreferences as Preferences } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';

const CHANNELS: readonly (readonly [Preferences['channel'], MessageKey])[] = [
  ['any', 'funnelAnyWay'],
  ['phone', 'funnelByPhone'],
  ['text', 'funnelByText'],
  ['email', 'funnelByEmail'],
];

const TIMES: readonly (readonly [Preferences['bestTime'], MessageKey])[] = [
  ['any', 'funnelAnyTime'],
  ['morning', 'funnelMorning'],
  ['afternoon', 'funnelAfternoon'],
  ['evening', 'funnelEvening'],
];

const MOST = [1, 2, 3, 4];

/** How the customer wants to be reached, and by how many providers. Closed at first, because it is optional. */
export function ContactPreferences(): ReactElement {
  const { t, format } = useWidget();
  const { state, send } = useFunnel();
  const [isOpen, setOpen] = useState(false);
  const { channel, bestTime, maxPros } = state.preferences;
  const prefer = (preferences: Partial<Preferences>) => send({ type: 'preferences-chosen', preferences });
  return (
    <details className="funnel-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="arrow" />
        <span>{t('funnelPreferences')}</span>
      </summary>
      {isOpen ? (
        <div className="funnel-prefer">
          <RadioList
            label={t('funnelChannel')}
            inRow
            options={CHANNELS.map(([value, key]) => ({ value, label: t(key) }))}
            value={channel}
            onChange={(value) => prefer({ channel: CHANNELS.find(([each]) => each === value)?.[0] ?? 'any' })}
          />
          <RadioList
            label={t('funnelBestTime')}
            inRow
            options={TIMES.map(([value, key]) => ({ value, label: t(key) }))}
            value={bestTime}
            onChange={(value) => prefer({ bestTime: TIMES.find(([each]) => each === value)?.[0] ?? 'any' })}
          />
          <RadioList
            label={t('funnelMaxPros')}
            inRow
            options={[
              { value: '', label: t('funnelAsChosen') },
              ...MOST.map((most) => ({ value: String(most), label: format.count(most) })),
            ]}
            value={maxPros === null ? '' : String(maxPros)}
            onChange={(value) => prefer({ maxPros: value === '' ? null : Number(value) })}
          />
        </div>
      ) : null}
    </details>
  );
}
