import { useState } from 'react';
import { THEMES } from '../../.storybook/theme-sheet.js';
import {
  accentRule,
  cspHeader,
  entryFile,
  type Hashes,
  type SnippetOptions,
  scriptTag,
  themeLink,
  tokenScript,
  widgetTag,
} from '../../src/cli/snippet.js';
import { accentResult, surfacesOf } from './accent-result.js';
import { BuilderForm, begunWith } from './builder-form.js';
import { cdnHashes } from './cdn-files.js';
import { Copied } from './copied.js';
import { PreviewBox } from './preview-box.js';
import './snippet-builder.css';

const FIRST: SnippetOptions = {
  ...begunWith('lead-board'),
  gatewayUrl: '',
  locale: '',
  theme: 'default',
  accent: '',
  cdnBase: 'https://cdn.example.com/lead-widgets',
  version: 'latest',
};

/** What is to be known of the hash that stands in the script tag, or does not. */
function hashNote(options: SnippetOptions, hashes: Hashes | undefined): string | undefined {
  if (options.version === 'latest') return undefined;
  if (hashes === undefined) {
    return 'No hash: this Storybook was built without the CDN build. Run npm run build; dist/cdn/integrity.json has the hash of each file.';
  }
  return entryFile(options, hashes) === 'lead-widgets.js'
    ? 'The hash holds the loader; what it fetches has a hash in its name, which the browser does not check.'
    : 'One file holds the tag and all that it shares, and this hash covers it; a chat’s SDK and a demo are files of their own.';
}

function AccentResult({ accent, theme }: SnippetOptions) {
  if (accent === '') return null;
  return (
    <section aria-label="Contrast of the accent" className="copied">
      <h2>Contrast of the accent</h2>
      <ul className="builder-contrast">
        {accentResult(accent, surfacesOf(THEMES[theme] ?? '')).map(({ pair, ratio, least, isEnough }) => (
          <li key={pair} data-enough={isEnough}>
            <strong>{isEnough ? 'Reads' : 'Too faint'}</strong> {pair}: {ratio.toFixed(2)} : 1, at least {least} : 1
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page that writes what a host puts into its own: script, tag, policy, theme. */
export function SnippetBuilder({ hashes = cdnHashes }: { readonly hashes?: Hashes | undefined }) {
  const [options, setOptions] = useState(FIRST);
  const theme = themeLink(options, hashes ?? {});
  const token = tokenScript(options);
  const accent = accentRule(options);
  return (
    <main className="builder" lang="en" dir="ltr">
      <h1>Snippet builder</h1>
      <p>Choose what the page needs, and copy what is written below. The preview is over the demo gateway.</p>
      <BuilderForm options={options} onChange={(changed) => setOptions((before) => ({ ...before, ...changed }))} />
      <Copied title="Script, once a page" text={scriptTag(options, hashes ?? {})} note={hashNote(options, hashes)} />
      <Copied title="Tag, where it should stand" text={widgetTag(options)} />
      {theme === '' ? null : <Copied title="Theme, in the head" text={theme} />}
      {accent === '' ? null : <Copied title="Accent, in the page’s own style sheet" text={accent} />}
      {token === '' ? null : (
        <Copied
          title="Token, in a script of the page’s own"
          text={token}
          note="The address is an example: it is yours, and answers with the token alone."
        />
      )}
      <Copied
        title="Content-Security-Policy"
        text={cspHeader(options)}
        note="What the widgets need, and no more; add what the rest of the page needs. Photos of a conversation come from the media host of your chat service."
      />
      <AccentResult {...options} />
      <h2>Preview</h2>
      <PreviewBox {...options} />
    </main>
  );
}
