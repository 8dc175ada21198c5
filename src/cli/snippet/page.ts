import { componentName, escapeAttribute, tagLines, writtenTags } from './markup.js';
import { asksForToken, GATEWAY_TAG, hasChat, type SnippetOptions, sharingTags, TOKEN_SOURCE } from './tags.js';

/** `integrity.json` of the CDN build; none where nothing is built. */
export type Hashes = Readonly<Record<string, string>>;

type Pair = readonly [name: string, value: string];

function element(name: string, attributes: readonly Pair[]): string {
  return `<${[name, ...attributes.map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ')}>`;
}

function below({ cdnBase }: SnippetOptions, file: string): string {
  return `${cdnBase.replace(/\/{1,9}$/, '')}/${file}`;
}

export const LOADER = 'lead-widgets.js';

/** `integrity` and what it needs; nothing where no hash is wanted or known. */
function pinned({ version }: SnippetOptions, hash: string | undefined): readonly Pair[] {
  if (version === 'latest' || hash === undefined) return [];
  return [
    ['integrity', hash],
    ['crossorigin', 'anonymous'],
  ];
}

export function scriptTag(options: SnippetOptions, hashes: Hashes): string {
  const attributes = [['type', 'module'], ['src', below(options, LOADER)], ...pinned(options, hashes[LOADER])] as const;
  return `${element('script', attributes)}</script>`;
}

/** The style sheet that reserves the height of the tags until their first render. */
function reserveLink(options: SnippetOptions, hashes: Hashes): string {
  const file = 'reserve.css';
  return element('link', [['rel', 'stylesheet'], ['href', below(options, file)], ...pinned(options, hashes[file])]);
}

export function themeLink(options: SnippetOptions, hashes: Hashes): string {
  if (options.theme === 'default') return '';
  const file = `themes/${options.theme}.css`;
  return element('link', [['rel', 'stylesheet'], ['href', below(options, file)], ...pinned(options, hashes[file])]);
}

export function accentRule({ accent }: SnippetOptions): string {
  return /^#[\da-f]{6}$/i.test(accent) ? `:root {\n  --lead-color-accent: ${accent};\n}` : '';
}

/** A script that sets the page's token, or '' if no tag needs one. */
export function tokenScript(options: SnippetOptions): string {
  if (!asksForToken(options)) return '';
  const sharing = sharingTags(options);
  const tag = sharing.length === 1 ? sharing[0]?.tag : GATEWAY_TAG;
  return `const auth = ${TOKEN_SOURCE}\nfor (const widget of document.querySelectorAll('${tag}')) widget.auth = auth;`;
}

const inLines = (text: string) => (text === '' ? '' : `\n${text}\n`);

/** The exact inline texts of the page, because its policy has their hashes; '' for none. */
export function inlineTexts(options: SnippetOptions): { readonly script: string; readonly style: string } {
  return { script: inLines(tokenScript(options)), style: inLines(accentRule(options)) };
}

/**
 * @param hashes of the files on the CDN
 * @param inline hashes of `inlineTexts`
 */
export function htmlPage(options: SnippetOptions, hashes: Hashes, inline: InlineHashes): string {
  const { script, style } = inlineTexts(options);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${options.tags.map(({ tag }) => tag).join(', ')}</title>`,
    '<!-- This policy allows only what the widgets need. Add what the rest of your page needs. If you can, send it as a header instead. -->',
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy(options, inline))}">`,
    reserveLink(options, hashes),
    themeLink(options, hashes),
    // After the theme, so that the accent holds.
    style === '' ? '' : `<style>${style}</style>`,
    // A token must be there before a widget makes its first call.
    script === '' ? '' : `<script type="module">${script}</script>`,
    scriptTag(options, hashes),
    '</head>',
    '<body>',
    ...tagLines(options, 'html'),
    '</body>',
    '</html>',
  ]
    .filter((line) => line !== '')
    .concat('')
    .join('\n');
}

/** The origin of an address; `'self'` for a relative one. */
function originOf(address: string): string {
  const { origin } = URL.canParse(address) ? new URL(address) : { origin: 'null' };
  return origin === 'null' ? "'self'" : origin;
}

const CHAT = ['wss://tsock.us1.twilio.com', 'https://mcs.us1.twilio.com'];
const CHAT_MEDIA = 'https://media.us1.twilio.com';

/** Hashes of what a page has inline, such as `sha256-…`. */
export interface InlineHashes {
  readonly script?: string | undefined;
  readonly style?: string | undefined;
}

const directive = (name: string, sources: readonly string[]) => [name, ...new Set(sources)].join(' ');
const quoted = (hash: string | undefined) => (hash === undefined ? [] : [`'${hash}'`]);

/**
 * The strictest Content-Security-Policy that the widgets work with. A page adds what the rest of it needs. The widgets
 * need no `style-src`, because they use constructable sheets and CSSOM. Only a theme's file and an accent are styles.
 */
export function policy(options: SnippetOptions, { script, style }: InlineHashes = {}): string {
  const opensConversation = options.tags.some(({ tag }) => hasChat(tag));
  const cdn = originOf(options.cdnBase);
  // Without style-src, sheets of the page may come from anywhere, as reserve.css does.
  const styles = options.theme === 'default' && style === undefined ? [] : [cdn, ...quoted(style)];
  const directives = [
    directive('script-src', [cdn, ...quoted(script)]),
    // The page asks itself for its token, and whether the device has a connection.
    directive('connect-src', ["'self'", originOf(options.gatewayUrl), ...(opensConversation ? CHAT : [])]),
    directive('img-src', ["'self'", ...(opensConversation ? ['blob:', CHAT_MEDIA] : [])]),
    ...(styles.length === 0 ? [] : [directive('style-src', styles)]),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return directives.join('; ');
}

export function cspHeader(options: SnippetOptions): string {
  return `Content-Security-Policy: ${policy(options)}`;
}

function policyNote(options: SnippetOptions): string {
  return `The page's policy needs at least: ${policy(options)}`;
}

/** The imports that every component has, and its token. */
function begun(options: SnippetOptions, imports: readonly string[]): string {
  const token = asksForToken(options);
  const lines = [
    ...(token ? ["import type { TokenSource } from 'lead-widgets/gateway';"] : []),
    ...imports,
    ...(options.theme === 'default' ? [] : [`import 'lead-widgets/themes/${options.theme}.css';`]),
    ...(token ? ['', `const auth: TokenSource = ${TOKEN_SOURCE}`] : []),
  ];
  return lines.join('\n');
}

const registering = (options: SnippetOptions) =>
  writtenTags(options).map((tag) => `import 'lead-widgets/elements/${tag}';`);

const indented = (lines: readonly string[], by: string) => lines.map((line) => `${by}${line}`).join('\n');

/** The name of the component, and of its file. */
export function widgetName({ tags }: SnippetOptions): string {
  return tags.length === 1 ? `${componentName(tags[0]?.tag ?? '')}Widget` : 'Widgets';
}

/** Siblings need a tag around them, which draws nothing. */
function returned(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (lines.length === 1) return `return ${first};`;
  const isOne = lines.slice(1, -1).every((line) => line.startsWith(' ')) && lines.at(-1)?.startsWith('</');
  const body = isOne ? lines : ['<>', ...lines.map((line) => `  ${line}`), '</>'];
  return `return (\n${indented(body, '    ')}\n  );`;
}

export function reactComponent(options: SnippetOptions): string {
  const names = writtenTags(options).map(componentName).toSorted().join(', ');
  return `'use client';
// ${policyNote(options)}
${begun(options, [`import { ${names} } from 'lead-widgets/react';`])}

export function ${widgetName(options)}() {
  ${returned(tagLines(options, 'jsx'))}
}
`;
}

export function vueComponent(options: SnippetOptions): string {
  return `<!-- ${policyNote(options)} -->
<!-- Tell Vue that tags with a hyphen are elements: compilerOptions: { isCustomElement: (tag) => tag.includes('-') } -->
<script setup lang="ts">
${begun(options, [...registering(options), "import type {} from 'lead-widgets/vue';"])}
</script>

<template>
${indented(tagLines(options, 'vue'), '  ')}
</template>
`;
}

export function svelteComponent(options: SnippetOptions): string {
  return `<!-- ${policyNote(options)} -->
<script lang="ts">
${begun(options, [...registering(options), "import type {} from 'lead-widgets/svelte';"])}
</script>

${indented(tagLines(options, 'svelte'), '')}
`;
}
