import type { ReactElement, ReactNode } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { star } from '../../ui/icons/lazy-icons.js';
import { Dialog } from '../../ui/popup/dialog.js';
import type { ProviderFacts as Facts, SuggestedProvider } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TextButton } from '../shell/text-button.js';
import { canTick, fieldOf } from './suggested.js';

export function ProviderFacts({ facts }: { facts: Facts }): ReactElement | null {
  const { t, plural } = useWidget();
  const { rating, reviewCount, distanceMiles, yearsInBusiness } = facts;
  const miles = Math.round(distanceMiles ?? Number.NaN);
  const parts = [
    typeof reviewCount === 'number' ? plural(reviewCount, 'funnelReviewsOne', 'funnelReviewsMany') : '',
    miles === 0 ? t('funnelMilesNear') : '',
    miles > 0 ? plural(miles, 'funnelMilesOne', 'funnelMilesMany') : '',
    yearsInBusiness ? plural(yearsInBusiness, 'funnelYearsOne', 'funnelYearsMany') : '',
  ].filter(Boolean);
  const isRated = typeof rating === 'number';
  if (!isRated && parts.length === 0) return null;
  return (
    <span className="funnel-facts hint">
      {isRated ? <Rating rating={rating} /> : null}
      {parts.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </span>
  );
}

/** A star and a figure with one decimal at most: '4.8'. */
export function Rating({ rating }: { rating: number }): ReactElement {
  const { t, format } = useWidget();
  const shown = format.count(Math.round(rating * 10) / 10);
  return (
    <span className="funnel-rating">
      <Icon path={star} />
      <span aria-hidden="true">{shown}</span>
      <span className="sr">{t('funnelRated', { rating: shown })}</span>
    </span>
  );
}

interface CompareProsProps {
  readonly providers: readonly SuggestedProvider[];
  /** How many providers get the request, and why no more can be selected. */
  readonly status: ReactNode;
  readonly onClose: () => void;
}

export function ComparePros({ providers, status, onClose }: CompareProsProps): ReactElement {
  const { t } = useWidget();
  const { state, send } = useFunnel();
  const facts = useFacts().filter(({ of }) => providers.some((provider) => of(provider) !== null));
  return (
    <Dialog
      heading={t('funnelCompareTitle')}
      closeLabel={t('close')}
      width={720}
      onClose={onClose}
      footer={<TextButton className="btn primary" label="funnelCompareDone" onPress={onClose} />}
    >
      <div className="funnel-compare">
        <table>
          <thead>
            <tr>
              {providers.map((provider) => {
                const field = fieldOf(provider);
                const isTicked = state.ticked.includes(field);
                return (
                  <th key={field} scope="col" data-chosen={isTicked || undefined}>
                    <label className="funnel-agree">
                      <input
                        type="checkbox"
                        checked={isTicked}
                        disabled={!canTick(state, field)}
                        onChange={() => send({ type: 'provider-ticked', field, isTicked: !isTicked })}
                      />
                      <b>{provider.name}</b>
                    </label>
                    {provider.type === 'HA' ? <span className="funnel-badge">{t('funnelPartner')}</span> : null}
                  </th>
                );
              })}
            </tr>
          </thead>
          {facts.map(({ name, of }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={providers.length}>
                  {name}
                </th>
              </tr>
              <tr>
                {providers.map((provider) => (
                  <td key={fieldOf(provider)}>
                    {of(provider) ?? <span className="muted">{t('funnelCompareUnknown')}</span>}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <p role="status" className="muted">
        {status}
      </p>
    </Dialog>
  );
}

interface Fact {
  readonly name: string;
  /** Null if it is unknown for a provider. */
  readonly of: (provider: SuggestedProvider) => ReactNode;
}

function useFacts(): readonly Fact[] {
  const { t, format } = useWidget();
  return [
    {
      name: t('funnelCompareRating'),
      of: ({ rating }) => (typeof rating === 'number' ? <Rating rating={rating} /> : null),
    },
    {
      name: t('funnelReviews'),
      of: ({ reviewCount }) => (typeof reviewCount === 'number' ? format.count(reviewCount) : null),
    },
    { name: t('funnelCompareAbout'), of: ({ description }) => description || null },
  ];
}
