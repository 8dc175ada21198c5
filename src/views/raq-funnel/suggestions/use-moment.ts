import { useMemo } from 'react';
import { useWidget } from '../../widget/widget-context.js';

/** A date and a time with its zone, as a receipt has it: 'November 21, 2026 at 8:23 AM CST'; empty for no time at all. */
export function useMoment(): (iso: string) => string {
  const { format, reading } = useWidget();
  const { locale } = format;
  const { timeZone } = reading;
  return useMemo(() => {
    const written = momentFormat(locale, timeZone);
    return (iso) => {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? '' : written.format(date).replace(/[\u202f\u2009]/g, '\u00a0');
    };
  }, [locale, timeZone]);
}

function momentFormat(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const parts = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...parts, ...(timeZone && { timeZone }) });
  } catch {
    // No zone that is known
    return new Intl.DateTimeFormat(locale, parts);
  }
}
