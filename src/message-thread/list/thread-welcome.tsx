import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import type { MessageKey } from '../../i18n/messages.js';
import { type Lead, placeOf } from '../../lead-card/lead/lead.js';
import { Icon } from '../../ui/icons/icon.js';
import { calendar, image, message } from '../../ui/icons/thread-icons.js';

const HINTS: readonly (readonly [string, MessageKey, MessageKey])[] = [
  [message, 'welcomeIntroduce', 'welcomeIntroduceText'],
  [image, 'welcomePhoto', 'welcomePhotoText'],
  [calendar, 'welcomeTime', 'welcomeTimeText'],
];

/** Shown while there are no messages: who the customer is, what they asked for, and how to begin. */
export function ThreadWelcome({ name, lead }: { name: string; lead: Lead | null }): ReactElement {
  const { t } = useWidget();
  const category = lead?.category.name ?? '';
  const place = lead === null ? '' : placeOf(lead.customer.address);
  return (
    <div className="list-space welcome" part="welcome">
      <Picture />
      <h3>{t('welcomeHeading')}</h3>
      <p>
        {t('welcomeText', { name })} {category && place ? t('welcomeAbout', { category, place }) : null}
      </p>
      <ul>
        {HINTS.map(([icon, heading, text]) => (
          <li key={heading}>
            <span className="disc">
              <Icon path={icon} />
            </span>
            <div>
              <h4>{t(heading)}</h4>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two bubbles, one of them with a house. */
function Picture(): ReactElement {
  return (
    <svg className="picture" viewBox="0 0 226 120" aria-hidden="true">
      <path
        className="theirs"
        d="M12 1h128a11 11 0 0 1 11 11v38a11 11 0 0 1-11 11H36L20 77V61h-8A11 11 0 0 1 1 50V12A11 11 0 0 1 12 1z"
      />
      <path className="house" d="M27 30 41 17l14 13M30 28v14h22V28M38 42v-8h6v8" />
      <path className="lines quiet" d="M70 25h52M70 37h32" />
      <path
        className="own"
        d="M92 47h121a12 12 0 0 1 12 12v33a12 12 0 0 1-12 12h-5v14l-14-14H92a12 12 0 0 1-12-12V59a12 12 0 0 1 12-12z"
      />
      <path className="lines" d="M102 69h58M102 82h36" />
      <circle className="tick" cx="196" cy="76" r="15" />
      <path className="mark" d="m189 76 5 5 9-10" />
    </svg>
  );
}
