const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people in the US write it: '2.4 MB', '243 KB'. */
export function fileSizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // 'byte' has no plural in its short form.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step).replace('kB', 'KB');
}
