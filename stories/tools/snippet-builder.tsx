import { useState } from 'react';
import { THEMES } from '../../.storybook/theme-sheet.js';
import { tagLines } from '../../src/cli/snippet/markup.js';
import {
  accentRule,
  cspHeader,
  type Hashes,
  htmlPage,
  reactComponent,
  scriptTag,
  svelteComponent,
  themeLink,
  tokenScript,
  vueComponent,
  widgetName,
} from '../../src/cli/snippet/page.js';
import { begunWith, type SnippetOptions } from '../../src/cli/snippet/tags.js';
import { TabPanels } from '../docs/tab-panels.js';
import { accentResult, surfacesOf } from './accent-result.js';
import { BuilderForm } from './builder-form.js';
import { cdnHashes } from './cdn-files.js';
import { Copied } from './copied.js';
import { useInlineHashes } from './inline-hashes.js';
import { PreviewBox } from './preview-box.js';
import './snippet-builder.css';

const FIRST: SnippetOptions = {
  tags: [begunWith('lead-board')],
  signIn: 'cookies',
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
  return 'The hash covers the loader. The files that it loads have a hash in their names, which the browser does not check.';
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

const LANGUAGES = ['Plain HTML', 'React', 'Vue', 'Svelte'] as const;

interface WrittenProps {
  readonly options: SnippetOptions;
  readonly hashes: Hashes | undefined;
}

/** The parts of a page in plain HTML, and the whole page. */
function PlainHtml({ options, hashes = {}, note }: WrittenProps & { readonly note: string | undefined }) {
  const inline = useInlineHashes(options);
  const theme = themeLink(options, hashes);
  const token = tokenScript(options);
  return (
    <div>
      <Copied title="Script, once a page" text={scriptTag(options, hashes)} note={note} />
      <Copied
        title={options.tags.length === 1 ? 'Tag, where you want the widget' : 'Tags, where you want the widgets'}
        text={tagLines(options, 'html').join('\n')}
      />
      {theme === '' ? null : <Copied title="Theme, in the head" text={theme} />}
      {token === '' ? null : (
        <Copied
          title="Token, in a script of the page’s own"
          text={token}
          note="The address is an example: it is yours, and answers with the token alone."
        />
      )}
      {inline === undefined ? (
        <p>
          The whole page has a script or a style of its own, whose hash this browser counts only on https or localhost.
        </p>
      ) : (
        <Copied title="Whole page" text={htmlPage(options, hashes, inline)} />
      )}
    </div>
  );
}

/** A page that writes what a host puts into its own: script, tags, policy, theme, or a component. */
export function SnippetBuilder({ hashes = cdnHashes }: { readonly hashes?: Hashes | undefined }) {
  const [options, setOptions] = useState(FIRST);
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('Plain HTML');
  const accent = accentRule(options);
  // An app serves the widgets with its own code.
  const inApp = { ...options, cdnBase: '' };
  const name = widgetName(options);
  return (
    <main className="builder" lang="en" dir="ltr">
      <h1>Snippet builder</h1>
      <p>Choose what the page needs, and copy what is written below. The preview is over the demo gateway.</p>
      <BuilderForm options={options} onChange={(changed) => setOptions((before) => ({ ...before, ...changed }))} />
      <TabPanels name="Write it for" labels={LANGUAGES} open={language} onOpen={setLanguage}>
        <PlainHtml options={options} hashes={hashes} note={hashNote(options, hashes)} />
        <Copied title={`${name}.tsx`} text={reactComponent(inApp)} />
        <Copied title={`${name}.vue`} text={vueComponent(inApp)} />
        <Copied title={`${name}.svelte`} text={svelteComponent(inApp)} />
      </TabPanels>
      {accent === '' ? null : <Copied title="Accent, in the page’s own style sheet" text={accent} />}
      <Copied
        title="Content-Security-Policy"
        text={cspHeader(language === 'Plain HTML' ? options : inApp)}
        note="What the widgets need, and no more; add what the rest of the page needs. Photos of a conversation come from the media host of your chat service."
      />
      <AccentResult {...options} />
      <h2>Preview</h2>
      <PreviewBox {...options} />
    </main>
  );
}
