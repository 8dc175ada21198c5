import { useMemo } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';

const DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;

const MOMENT = { ...DATE, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const DAY = { ...DATE, weekday: 'long' } as const;

/** Writes an ISO 8601 time. Empty without one. */
type Written = (iso: string) => string;

/** Formats a date and time with its zone: 'November 21, 2026 at 8:23 AM CST'. */
export function useMoment(): Written {
  return useWritten(MOMENT);
}

/** Formats a day: 'Saturday, November 21, 2026'. */
export function useDay(): Written {
  return useWritten(DAY);
}

function useWritten(parts: Intl.DateTimeFormatOptions): Written {
  const { format, reading } = useWidget();
  const { locale } = format;
  const { timeZone } = reading;
  return useMemo(() => {
    const written = writer(locale, timeZone, parts);
    return (iso) => {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? '' : written.format(date).replace(/[\u202f\u2009]/g, '\u00a0');
    };
  }, [locale, timeZone, parts]);
}

function writer(locale: string, timeZone: string | undefined, parts: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(locale, { ...parts, ...(timeZone && { timeZone }) });
  } catch {
    // An unknown time zone.
    return new Intl.DateTimeFormat(locale, parts);
  }
}
