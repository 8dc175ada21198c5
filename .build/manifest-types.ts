import type { customElementsManifest } from '../src/elements/catalogue/manifest.js';

/** custom-elements.json, of which the files for editors are made too. */
export type Manifest = ReturnType<typeof customElementsManifest>;
/** What it says of one tag. */
export type Declaration = Manifest['modules'][number]['declarations'][number];
