import { type ReactElement, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Categories } from '../../category/catalog.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { OfflineLine, useIsOffline } from '../../element/widget/widget-notice.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { loadedMessages } from '../../i18n/catalogue.js';
import { languageOf } from '../../i18n/locale.js';
import type { MessageKey } from '../../i18n/messages.js';
import { lazyModule } from '../../ui/lazy-module.js';
import { Combobox } from '../../ui/list/combobox.js';
import type { ComboboxOption } from '../../ui/list/list-steps.js';
import { useSeen } from '../../ui/use-seen.js';
import type { ServiceChoice } from '../funnel/funnel.js';
import { raqFunnelMessages } from '../messages.en-US.js';
import { useOpeningFunnel } from '../shell/funnel-context.js';
import type { FunnelTask } from '../state/store.js';

/** Path data on a 16 px grid, drawn as strokes: the icons of the funnel's first screen. */
export const left = 'M10 3.5 5.5 8l4.5 4.5';
const search = 'M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5zM10.25 10.25l3.25 3.25';

// Icons and the category table are large. They load after the first screen.
const marks = lazyModule(() => import('../../category/category-mark.js'));

interface ServiceBoxProps {
  readonly text: string;
  /** The text is the name of the selected service. */
  readonly isChosen: boolean;
  readonly marks: ServiceMarks;
  readonly onText: (text: string) => void;
  readonly onChoose: (service: ServiceChoice) => void;
}

/** The number of letters from which services are searched. */
const QUERY_MIN = 2;

/** The first four letters of up to three words, for another search if the full text finds nothing. */
const startsOf = (text: string) => text.match(/(?<!\S)\S{4}/g)?.slice(0, 3);

function optionOf(service: ServiceChoice, query: string, marks: ServiceMarks): ComboboxOption {
  const from = service.name.toLowerCase().indexOf(query.toLowerCase());
  const detail = marks?.categoryOfService(marks.catalog, service);
  return {
    id: service.id,
    label: service.name,
    ...(detail && { detail }),
    ...(from >= 0 && { match: [from, from + query.length] }),
  };
}

interface StepErrorProps {
  readonly task: FunnelTask;
  readonly message: MessageKey;
  readonly onRetry: () => void;
}

/** Says that a call of the first step failed, with Retry unless the visit has timed out. */
export function StepError({ task: { failure }, message, onRetry }: StepErrorProps): ReactElement {
  const { t } = useWidget();
  const isOver = failure !== null && isSignedOut(failure);
  return (
    <p className="err" role="alert">
      <span>{failure?.customMessage ?? t(isOver ? 'funnelSignedOut' : message)}</span>
      {isOver ? null : (
        <button type="button" className="link" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}

/** A field for the service in the customer's own words. Enter takes the best match. */
export function ServiceBox({ text, isChosen, marks, onText, onChoose }: ServiceBoxProps): ReactElement {
  const { t, plural } = useWidget();
  const { found, task, findServices, goOn, settings } = useOpeningFunnel();
  const { fallbackCategoryId } = settings;
  // Enter before the search has finished takes the best match when it arrives.
  const [waitsFor, setWaiting] = useState<'try' | 'answer' | null>(null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Enter or Retry closed the list while offline. */
  const [opensAgain, setOpensAgain] = useState(false);
  const isOffline = useIsOffline();
  const query = text.trim();
  const isLong = query.length >= QUERY_MIN;
  const isAnswered = found.query === query;
  const lookup = task('findServices');
  const hasFailed = lookup.phase === 'failed';
  const isSearched = isLong && !isChosen;
  const services = isSearched ? found.services : [];
  const [best] = isAnswered ? services : [];
  // Two letters are the start of a word. The line stays while more is typed, so that nothing jumps.
  const isNone = isSearched && !hasFailed && found.query.length > QUERY_MIN && found.services.length === 0;
  const none = isNone ? t('funnelServicesNone', { query: found.query }) : '';

  useEffect(() => {
    if (opensAgain && isAnswered) {
      setOpensAgain(false);
      const input = field.current;
      // The person may be in another field of the page by now.
      if (input?.matches(':focus') || !input?.ownerDocument.querySelector(':focus')) {
        input?.focus();
        input?.click();
      }
    }
    // Clear the failure of the last try.
    if (waitsFor === 'try' && !hasFailed) setWaiting('answer');
    if (waitsFor !== 'answer' || (!isAnswered && !hasFailed)) return;
    setWaiting(null);
    if (best !== undefined) onChoose(best);
    else if (!hasFailed) setMissing(true);
  });

  const find = (next: string) => findServices(next, fallbackCategoryId === undefined ? [] : startsOf(next));
  const findAgain = () => {
    setOpensAgain(true);
    find(text);
  };
  const type = (next: string) => {
    setWaiting(null);
    setMissing(false);
    setOpensAgain(false);
    onText(next);
    find(next);
  };
  const submit = () => {
    if (isChosen && query !== '') goOn();
    else if (!isLong) setMissing(true);
    else {
      if (hasFailed) findAgain();
      setWaiting(hasFailed ? 'try' : 'answer');
    }
  };
  const isPending = isSearched && !isAnswered;
  return (
    <>
      <Combobox
        inputRef={field}
        label={t('funnelService')}
        name="service"
        hint={t(waitsFor === null ? 'funnelServiceHint' : 'funnelServicesLooking')}
        icon={search}
        text={text}
        onText={type}
        // Until the answer arrives, show the services of the last answer that contain these letters.
        options={services.map((service) => optionOf(service, query, marks)).filter(({ match }) => isAnswered || match)}
        onChoose={({ id }) => {
          const service = services.find((each) => each.id === id);
          if (service) onChoose(service);
        }}
        onSubmit={submit}
        // The line below shows why there are no services.
        state={isPending && !isOffline && !hasFailed ? 'loading' : 'idle'}
        stateText={t('funnelServicesLooking')}
        announcement={best && plural(services.length, 'funnelServicesOne', 'funnelServicesMany', { best: best.name })}
        clearLabel={t('funnelServiceClear')}
        error={isMissing ? none || t('funnelServiceFault') : undefined}
      />
      {isPending ? <OfflineLine onRetry={findAgain} /> : null}
      {isPending && hasFailed && !isOffline ? (
        <StepError task={lookup} message="funnelServicesFailed" onRetry={findAgain} />
      ) : null}
      <p role="status" className={none && !isMissing ? undefined : 'sr'}>
        {none}
      </p>
      {isNone && fallbackCategoryId !== undefined ? (
        <>
          <button
            type="button"
            className="btn"
            onClick={() => onChoose({ id: fallbackCategoryId, name: '', words: found.query })}
          >
            {t('funnelOwnWords')}
          </button>
          <ServiceTiles label="funnelServicesNear" services={found.nearest} marks={marks} onChoose={onChoose} />
        </>
      ) : null}
    </>
  );
}

interface ServiceTilesProps {
  readonly label: MessageKey;
  /** Null while they load. */
  readonly services: readonly ServiceChoice[] | null;
  readonly marks: ServiceMarks;
  /** The service that is chosen; '' for none. */
  readonly chosenId?: string;
  /** The service that was pressed and is loading; '' for none. */
  readonly busyId?: string;
  readonly onChoose: (service: ServiceChoice) => void;
  /** Shown in their place. */
  readonly children?: ReactNode;
}

/** How many services are shown: two columns of four. */
const SHOWN = 8;

export function ServiceTiles(props: ServiceTilesProps): ReactElement | null {
  const { label, services, marks, chosenId, busyId, onChoose, children } = props;
  const { t } = useWidget();
  const id = useId();
  if (services?.length === 0) return null;
  return (
    <>
      <h3 id={id} className="funnel-over-tiles">
        {t(label)}
      </h3>
      {children ?? (
        <ul className="funnel-tiles" aria-labelledby={id} aria-hidden={services === null || undefined}>
          {services === null
            ? [...Array(SHOWN).keys()].map((at) => <li key={at} className="skeleton-bar funnel-tile" />)
            : services.slice(0, SHOWN).map((service) => (
                <li key={service.id}>
                  <button
                    type="button"
                    className="funnel-tile"
                    aria-current={service.id === chosenId || undefined}
                    aria-busy={service.id === busyId || undefined}
                    onClick={() => onChoose(service)}
                  >
                    <span className="funnel-mark">
                      {marks ? <marks.CategoryMark categoryId={service.id} catalog={marks.catalog} /> : null}
                    </span>
                    <span>{service.name}</span>
                  </button>
                </li>
              ))}
        </ul>
      )}
    </>
  );
}

/** Icons and names of categories for services that are shown; null until loaded. */
export function useServiceMarks(provided: object | undefined, areShown: boolean): ServiceMarks {
  const { format } = useWidget();
  const { isReady } = usePreload(marks, useSeen(areShown));
  const loaded = isReady ? marks.loaded : null;
  const names = loadedMessages(languageOf(format.locale), raqFunnelMessages);
  return useMemo(
    () => loaded && { ...loaded, catalog: loaded.readCatalog(provided, names).catalog },
    [loaded, provided, names],
  );
}

export type ServiceMarks = (NonNullable<typeof marks.loaded> & { readonly catalog: Categories }) | null;
