import { type ReactElement, useId } from 'react';
import type { ServiceChoice } from '../../contract/raq-funnel.js';
import { isSignedOut } from '../../domain/gateway-error/signed-out.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import type { ServiceMarks } from './use-service-marks.js';

export interface TopServicesProps {
  readonly marks: ServiceMarks;
  /** The service that was pressed and is being taken; '' for none. */
  readonly busyId: string;
  readonly onChoose: (service: ServiceChoice) => void;
}

/** As many as are drawn: two columns of four. */
const SHOWN = 8;

/** The most wanted services as big choices; a press goes on at once. */
export function TopServices({ marks, busyId, onChoose }: TopServicesProps): ReactElement | null {
  const { t } = useWidget();
  const id = useId();
  const { state, topServices, task, retry } = useFunnel();
  const { categoryId, taskCategoryId } = state.form;
  const chosen = taskCategoryId || categoryId;
  const { phase, failure } = task('topServices');
  if (topServices?.length === 0) return null;

  const list = () => {
    if (topServices !== null) {
      return topServices.slice(0, SHOWN).map((service) => (
        <li key={service.id}>
          <button
            type="button"
            className="funnel-tile"
            aria-pressed={service.id === chosen}
            aria-busy={service.id === busyId || undefined}
            onClick={() => onChoose(service)}
          >
            <span className="funnel-mark">
              {marks ? <marks.CategoryMark categoryId={service.id} catalog={marks.catalog} /> : null}
            </span>
            <span>{service.name}</span>
          </button>
        </li>
      ));
    }
    return [...Array(SHOWN).keys()].map((at) => <li key={at} className="bone funnel-tile" />);
  };
  return (
    <>
      <h3 id={id} className="funnel-over-tiles">
        {t('funnelTopCategories')}
      </h3>
      {topServices === null && phase === 'failed' ? (
        <p className="err" role="alert">
          <span>{t(failure !== null && isSignedOut(failure) ? 'funnelSignedOut' : 'funnelTopFailed')}</span>
          <button type="button" className="link" onClick={() => retry('topServices')}>
            {t('retry')}
          </button>
        </p>
      ) : (
        <>
          {topServices === null ? (
            <p className="sr" role="status">
              {t('funnelTopLoading')}
            </p>
          ) : null}
          <ul className="funnel-tiles" aria-labelledby={id} aria-hidden={topServices === null || undefined}>
            {list()}
          </ul>
        </>
      )}
    </>
  );
}
