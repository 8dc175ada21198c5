import type { ReactElement } from 'react';
import { useWidget } from '../element/widget/widget-context.js';
import { Icon } from '../ui/icons/icon.js';
import { check } from '../ui/icons/icons.js';

/** Shown in place of the form where the customer was asked a short time ago. */
export function ReviewCoolDown({ name, date }: { name: string; date: string }): ReactElement {
  const { t } = useWidget();
  return (
    <div className="review-asked">
      <Icon path={check} />
      <div>
        <p>
          <strong>{name ? t('reviewCoolDown', { name, date }) : t('reviewCoolDownNoName', { date })}</strong>
        </p>
        <p>{t('reviewCoolDownAbout')}</p>
      </div>
    </div>
  );
}

export interface CoolDownButtonsProps {
  readonly onClose: () => void;
  readonly onAskAnyway: () => void;
}

export function CoolDownButtons({ onClose, onAskAnyway }: CoolDownButtonsProps): ReactElement {
  const { t } = useWidget();
  return (
    <>
      <button type="button" className="btn" onClick={onAskAnyway}>
        {t('reviewAskAnyway')}
      </button>
      <button type="button" className="btn primary" onClick={onClose}>
        {t('reviewDoNotAsk')}
      </button>
    </>
  );
}
