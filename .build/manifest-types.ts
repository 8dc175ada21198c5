import type { customElementsManifest } from '../src/elements/catalogue/manifest.js';

/** custom-elements.json. The files for editors are created from it too. */
export type Manifest = ReturnType<typeof customElementsManifest>;
/** The declaration of one tag. */
export type Declaration = Manifest['modules'][number]['declarations'][number];
