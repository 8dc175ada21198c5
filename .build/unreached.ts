import type { Plugin } from 'vite';

const stub = '\0unreached';

/** A package, what of its imports is never reached, and what stands there instead. */
interface LeftOut {
  readonly of: RegExp;
  readonly imports: RegExp;
  /** Code of a module that has the exports of what was asked for. */
  readonly instead: (source: string) => string;
}

const thrower = (of: string) =>
  `const unreached = () => { throw new Error('This part of ${of} is left out of this build.'); };`;

const leftOut: readonly LeftOut[] = [
  {
    // Our calendar counts in days of its own (calendar-dates.ts), and writes through Intl
    of: /[\\/]react-day-picker[\\/]/,
    imports: /^date-fns[\\/](?!locale)/,
    instead: (source) => `${thrower('react-day-picker')}
export const ${source.slice(source.lastIndexOf('/') + 1)} = unreached;`,
  },
  {
    of: /[\\/]react-day-picker[\\/]/,
    imports: /^(?:@date-fns[\\/]tz|date-fns[\\/]locale[\\/]en-US)$/,
    instead: () => 'export class TZDate {}\nexport const enUS = {};',
  },
  {
    // It neither moves, nor selects by rules of its own, nor asks for another zone's noon
    of: /[\\/]react-day-picker[\\/]/,
    imports: /(?:useAnimation|useSelection|noonDateLib)\.js$/,
    instead: () => `${thrower('react-day-picker')}
export const useAnimation = () => {}, useSelection = () => {}, createNoonOverrides = unreached;`,
  },
];

/**
 * Packages bring code that our use of them never reaches. A build that holds the package leaves it out: 9 kB gzip of
 * react-day-picker. test/package drives what is built.
 */
export function withoutUnreached(): Plugin {
  return {
    name: 'lead-widgets:without-unreached',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const place = leftOut.findIndex(({ of, imports }) => of.test(importer) && imports.test(source));
      return place < 0 ? null : `${stub}:${place}:${source}`;
    },
    load: (id) => {
      if (!id.startsWith(stub)) return null;
      const [, place, source = ''] = id.split(':');
      return leftOut[Number(place)]?.instead(source) ?? null;
    },
  };
}
