import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { ServiceChoice } from '../../../contract/raq-funnel.js';
import { loadedMessages } from '../../../i18n/catalogue.js';
import { languageOf } from '../../../i18n/locale.js';
import { raqFunnelMessages } from '../../../i18n/raq-funnel/raq-funnel.en-US.js';
import { lazyPart, useLazyPart, useSeen } from '../../../ui/lazy-part.js';
import { Combobox } from '../../../ui/list/combobox.js';
import type { ComboboxOption } from '../../../ui/list/use-combobox.js';
import { useWidget } from '../../widget/widget-context.js';
import { useOpeningFunnel } from '../shell/funnel-context.js';

/** Path data on a 16 px grid, drawn as strokes: the icons of the funnel's first screen. */
export const left = 'M10 3.5 5.5 8l4.5 4.5';
const search = 'M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5zM10.25 10.25l3.25 3.25';

// Icons and the category table are large. They load after the first screen.
const marks = lazyPart(() => import('./service-marks.js'));

export interface ServiceBoxProps {
  readonly text: string;
  /** The text is the name of the selected service. */
  readonly isChosen: boolean;
  readonly marks: ServiceMarks;
  readonly onText: (text: string) => void;
  readonly onChoose: (service: ServiceChoice) => void;
}

/** The number of letters from which services are searched. */
const QUERY_MIN = 2;

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

/** A field for the service in the customer's own words. Enter takes the best match. */
export function ServiceBox({ text, isChosen, marks, onText, onChoose }: ServiceBoxProps): ReactElement {
  const { t, format } = useWidget();
  const { found, task, findServices, goOn } = useOpeningFunnel();
  // Enter before the search has finished takes the best match when it arrives.
  const [waitsFor, setWaiting] = useState<'try' | 'answer' | null>(null);
  const [isMissing, setMissing] = useState(false);
  const query = text.trim();
  const isLong = query.length >= QUERY_MIN;
  const isAnswered = found.query === query;
  const { phase } = task('findServices');
  const services = isLong && !isChosen ? found.services : [];
  const [best] = isAnswered ? services : [];

  useEffect(() => {
    // Clear the failure of the last try.
    if (waitsFor === 'try' && phase !== 'failed') setWaiting('answer');
    if (waitsFor !== 'answer' || (!isAnswered && phase !== 'failed')) return;
    setWaiting(null);
    if (best !== undefined) onChoose(best);
    else if (phase !== 'failed') setMissing(true);
  });

  const type = (next: string) => {
    setWaiting(null);
    setMissing(false);
    onText(next);
    findServices(next);
  };
  const submit = () => {
    if (isChosen && query !== '') goOn();
    else if (!isLong) setMissing(true);
    else {
      if (phase === 'failed') findServices(text);
      setWaiting(phase === 'failed' ? 'try' : 'answer');
    }
  };
  const state = () => {
    if (!isLong || isChosen) return 'idle';
    if (phase === 'failed') return 'failed';
    return isAnswered ? 'none' : 'loading';
  };
  const notes = {
    idle: '',
    loading: t('funnelServicesLooking'),
    failed: t('funnelServicesFailed'),
    none: t('funnelServicesNone', { query }),
  };
  const [first] = services;
  const announced = first && {
    count: format.count(services.length),
    best: first.name,
  };
  return (
    <Combobox
      label={t('funnelService')}
      hint={t('funnelServiceHint')}
      icon={search}
      text={text}
      onText={type}
      options={services.map((service) => optionOf(service, query, marks))}
      onChoose={({ id }) => {
        const service = services.find((each) => each.id === id);
        if (service) onChoose(service);
      }}
      onSubmit={submit}
      state={state()}
      stateText={notes[state()]}
      announcement={announced && t(services.length === 1 ? 'funnelServicesOne' : 'funnelServicesMany', announced)}
      clearLabel={t('funnelServiceClear')}
      error={isMissing ? t('funnelServiceFault') : undefined}
    />
  );
}

/** Icons and names of categories; null until loaded. */
export function useServiceMarks(given: object | undefined) {
  const { format } = useWidget();
  const { Part } = useLazyPart(marks, useSeen(true));
  const names = loadedMessages(languageOf(format.locale), raqFunnelMessages);
  return useMemo(() => Part && { ...Part, catalog: Part.catalogOf(given, names) }, [Part, given, names]);
}

export type ServiceMarks = ReturnType<typeof useServiceMarks>;
