import type { Hashes } from '../../src/cli/snippet/page.js';

const found = import.meta.glob<{ readonly files: Hashes }>('../../dist/cdn/integrity.json', {
  eager: true,
  import: 'default',
});

/** The content of `integrity.json` when this Storybook was built; undefined without the CDN build. */
export const cdnHashes: Hashes | undefined = Object.values(found)[0]?.files;
