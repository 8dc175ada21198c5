const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** '2.4 MB' */
export function sizeWords(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: step > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step);
}
