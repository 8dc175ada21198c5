import type { ReactElement } from 'react';
import { Icon } from '../../ui/icon.js';
import { bolt, unlock } from '../../ui/page-icons.js';
import { useWidget } from '../widget/widget-context.js';

/** The lead is bought: what has been sent to the provider, and why it pays to be quick (Spec §2 Lead page). */
export function UnlockedNotices(): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <div className="notice success" part="unlocked" role="status">
        <Icon path={unlock} />
        <div>
          <h3>{t('leadUnlocked')}</h3>
          <p>{t('leadUnlockedText')}</p>
        </div>
      </div>
      <div className="notice" part="first">
        <Icon path={bolt} />
        <div>
          <h3>{t('beTheFirst')}</h3>
          <p>{t('beTheFirstText')}</p>
        </div>
      </div>
    </>
  );
}
