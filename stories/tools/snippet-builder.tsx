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
import { initialTag, type SnippetOptions } from '../../src/cli/snippet/tags.js';
import { TabPanels } from '../docs/tab-panels.js';
import { accentResult, surfacesOf } from './accent-result.js';
import { BuilderForm, FOLDERS } from './builder-form.js';
import { cdnHashes } from './cdn-files.js';
import { Copied } from './copied.js';
import { useInlineHashes } from './inline-hashes.js';
import { PreviewBox } from './preview-box.js';
import './snippet-builder.css';

const FIRST: SnippetOptions = {
  tags: [initialTag('lead-board')],
  signIn: 'cookies',
  gatewayUrl: '',
  locale: '',
  theme: 'default',
  accent: '',
  cdnBase: `https://cdn.example.com/lead-widgets${FOLDERS.latest}`,
  version: 'latest',
};

/** The note about the hash in the script tag, or about the missing hash. */
function hashNote(options: SnippetOptions, hashes: Hashes | undefined): string | undefined {
  if (options.version === 'latest') return undefined;
  if (hashes === undefined) {
    return 'No hash, because dist/cdn was missing when this Storybook was built. Run npm run build, then build or start Storybook again. The hash of each file is in dist/cdn/integrity.json.';
  }
  return 'The browser checks the hash of the loader only. It does not check the files that the loader loads.';
}

function AccentResult({ accent, theme }: SnippetOptions) {
  if (accent === '') return null;
  return (
    <section aria-label="Accent contrast" className="copied">
      <h2>Accent contrast</h2>
      <ul className="builder-contrast">
        {accentResult(accent, surfacesOf(THEMES[theme] ?? '')).map(({ pair, ratio, least, isEnough }) => (
          <li key={pair} data-enough={isEnough}>
            <strong>{isEnough ? 'Pass' : 'Fail'}</strong> {pair}: {ratio.toFixed(2)} : 1, minimum {least} : 1
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
      <Copied title="Script, once per page" text={scriptTag(options, hashes)} note={note} />
      <Copied
        title={options.tags.length === 1 ? 'Tag, where you want the widget' : 'Tags, where you want the widgets'}
        text={tagLines(options, 'html').join('\n')}
      />
      {theme === '' ? null : <Copied title="Theme, in the head" text={theme} />}
      {token === '' ? null : (
        <Copied
          title="Token, in a script on your page"
          text={token}
          note="Add this in a module script before the script of the widgets. Replace /my/widget-token with an address on your server that returns only the token, as text."
        />
      )}
      {inline === undefined ? (
        <p>
          The whole page has an inline script or style. The browser can compute its hash only on https or localhost.
        </p>
      ) : (
        <Copied title="Whole page" text={htmlPage(options, hashes, inline)} />
      )}
    </div>
  );
}

/** Writes the code for a host's page: script, tags, policy, theme, or a component. */
export function SnippetBuilder({ hashes = cdnHashes }: { readonly hashes?: Hashes | undefined }) {
  const [options, setOptions] = useState(FIRST);
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('Plain HTML');
  const accent = accentRule(options);
  // In an app, the widgets are part of the app's own code.
  const inApp = { ...options, cdnBase: '' };
  const name = widgetName(options);
  return (
    <main className="builder" lang="en" dir="ltr">
      <h1>Snippet builder</h1>
      <p>
        Choose tags and settings, then copy the code. The preview uses the demo gateway, so no data leaves the page.
      </p>
      <BuilderForm options={options} onChange={(changed) => setOptions((before) => ({ ...before, ...changed }))} />
      <TabPanels name="Code for" labels={LANGUAGES} open={language} onOpen={setLanguage}>
        <PlainHtml options={options} hashes={hashes} note={hashNote(options, hashes)} />
        <Copied title={`${name}.tsx`} text={reactComponent(inApp)} />
        <Copied title={`${name}.vue`} text={vueComponent(inApp)} />
        <Copied title={`${name}.svelte`} text={svelteComponent(inApp)} />
      </TabPanels>
      {accent === '' ? null : <Copied title="Accent, in your style sheet" text={accent} />}
      <Copied
        title="Content-Security-Policy"
        text={cspHeader(language === 'Plain HTML' ? options : inApp)}
        note="This policy allows only what the widgets need. Add what the rest of your page needs. Photos in a conversation load from the media host of your chat service."
      />
      <AccentResult {...options} />
      <h2>Preview</h2>
      <PreviewBox {...options} />
    </main>
  );
}
