import type { Hashes } from '../../src/cli/snippet/page.js';

const found = import.meta.glob<{ readonly files: Hashes }>('../../dist/cdn/integrity.json', {
  eager: true,
  import: 'default',
});

/** What `integrity.json` said when this Storybook was built; undefined where the CDN build was not there. */
export const cdnHashes: Hashes | undefined = Object.values(found)[0]?.files;
