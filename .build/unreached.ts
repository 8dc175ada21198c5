import type { Plugin } from 'vite';

const stub = '\0unreached';

/**
 * ofetch brings a lenient JSON parser (destr) and functions for addresses (ufo). Our requests go out with their whole
 * address and ask for text, so neither is ever reached: 2.9 kB gzip that a page need not fetch.
 */
export function withoutUnreached(): Plugin {
  return {
    name: 'lead-widgets:without-unreached',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'cdn',
    resolveId: (source, importer) =>
      (source === 'destr' || source === 'ufo') && importer?.includes('ofetch') ? stub : null,
    load: (id) =>
      id === stub
        ? `const unreached = () => { throw new Error('This part of ofetch is left out of the CDN build.'); };
export const destr = unreached, withQuery = unreached, withBase = unreached;
export default unreached;`
        : null,
  };
}
