import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressFault, type Command, CommandError, type Console, type Given, UsageError } from './command.js';
import {
  asksForToken,
  componentName,
  EXAMPLE_VALUES,
  escapeAttribute,
  type Hashes,
  policy,
  reactTag,
  SIGN_INS,
  type SignIn,
  type SnippetOptions,
  TOKEN_SOURCE,
  templateTag,
  tokenScript,
  usualSignIn,
  wholeSnippet,
} from './snippet.js';

/** The tags to start with, and the attributes that each needs. */
const NEEDED = new Map<string, readonly string[]>([
  ['lead-board', ['sp-id']],
  ['raq-funnel', []],
  ['lead-page', ['sp-id', 'lead-id']],
  ['message-thread', ['sp-id', 'user-id']],
  ['lead-app', []],
]);
const TAGS = [...NEEDED.keys()];
const LOCAL_GATEWAY = 'http://127.0.0.1:5174';
const CDN = '/lead-widgets';

interface Kind {
  readonly ending: string;
  readonly write: (options: SnippetOptions, hashes: Hashes) => string;
}

const KINDS = new Map<string, Kind>([
  ['html', { ending: 'html', write: htmlPage }],
  ['react', { ending: 'tsx', write: reactComponent }],
  ['vue', { ending: 'vue', write: vueComponent }],
  ['svelte', { ending: 'svelte', write: svelteComponent }],
]);

export const initCommand: Command = {
  name: 'init',
  summary: 'Writes a page or a component with a widget. It asks three questions; an option answers one.',
  options: [
    { name: 'tag', value: 'tag', says: TAGS.join(', ') },
    { name: 'as', value: 'kind', says: [...KINDS.keys()].join(', ') },
    { name: 'gateway-url', value: 'url', says: `the address of your gateway, ${LOCAL_GATEWAY} by default` },
    {
      name: 'sign-in',
      value: 'how',
      says: `${SIGN_INS.map(({ value }) => value).join(', ')}; none for a gateway on this machine, otherwise the tag's own`,
    },
    { name: 'cdn', value: 'url', says: `where your site has the folder dist/cdn of the package, ${CDN} by default` },
    { name: 'out', value: 'file', says: 'the file to write' },
  ],
  examples: [
    'npx lead-widgets init',
    'npx lead-widgets init --tag lead-board --as react --gateway-url https://gateway.example.com',
  ],
  async run(given, console) {
    const [extra] = given.positionals;
    if (extra !== undefined) throw new UsageError(`init takes no argument ${extra}. A file is named by --out.`);
    const tag = await chosen(given, console, 'tag', 'Which widget?', TAGS);
    const as = await chosen(given, console, 'as', 'For a page, or for which framework?', [...KINDS.keys()]);
    const kind = KINDS.get(as);
    if (kind === undefined) throw new UsageError(`--as is one of ${[...KINDS.keys()].join(', ')}.`);
    const gatewayUrl = await gatewayIn(given, console);
    const options: SnippetOptions = {
      tag,
      attributes: Object.fromEntries((NEEDED.get(tag) ?? []).map((name) => [name, EXAMPLE_VALUES[name] ?? ''])),
      signIn: signInOf(given, tag, gatewayUrl),
      gatewayUrl,
      locale: '',
      theme: 'default',
      accent: '',
      cdnBase: as === 'html' ? (given.text('cdn') ?? CDN) : '',
      version: 'pinned',
    };
    const file = given.text('out') ?? `${as === 'html' ? tag : `${componentName(tag)}Widget`}.${kind.ending}`;
    const hashes = as === 'html' ? await hashesOf(console) : {};
    await writeNew(file, kind.write(options, hashes));
    console.out(nextSteps(file, options, as));
    return 0;
  },
};

async function chosen(given: Given, { ask, err }: Console, name: string, question: string, choices: readonly string[]) {
  const [first = ''] = choices;
  const option = given.text(name);
  if (option !== undefined) {
    if (choices.includes(option)) return option;
    throw new UsageError(`--${name} is one of ${choices.join(', ')}.`);
  }
  const list = choices.map((choice, place) => `  ${place + 1}  ${choice}`).join('\n');
  for (;;) {
    const answer = await ask(`${question}\n${list}\n[${first}] `);
    if (answer === undefined) throw new UsageError(`Nobody answers. Give --${name}.`);
    const text = answer.trim().replace(/^<|>$/g, '');
    const choice = text === '' ? first : (choices[Number(text) - 1] ?? choices.find((each) => each === text));
    if (choice !== undefined) return choice;
    err(`Answer with one of ${choices.join(', ')}, or its number.\n`);
  }
}

async function gatewayIn(given: Given, { ask, err }: Console): Promise<string> {
  const option = given.text('gateway-url');
  if (option !== undefined) {
    const fault = addressFault(option);
    if (fault === undefined) return option;
    throw new UsageError(`--gateway-url ${option} ${fault}`);
  }
  for (;;) {
    const answer = await ask(`The address of your gateway?\n[${LOCAL_GATEWAY}] `);
    if (answer === undefined) throw new UsageError('Nobody answers. Give --gateway-url.');
    const text = answer.trim() || LOCAL_GATEWAY;
    const fault = addressFault(text);
    if (fault === undefined) return text;
    err(`${text} ${fault}\n`);
  }
}

function signInOf(given: Given, tag: string, gatewayUrl: string): SignIn {
  const option = given.text('sign-in');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(gatewayUrl).hostname);
  if (option === undefined) return isLocal ? 'none' : usualSignIn(tag);
  const known = SIGN_INS.find(({ value }) => value === option);
  if (known === undefined)
    throw new UsageError(`--sign-in is one of ${SIGN_INS.map(({ value }) => value).join(', ')}.`);
  return known.value;
}

const integrityFile = v.object({ files: v.record(v.string(), v.string()) });

/** The hashes of this version's files, which the package brings along. */
async function hashesOf({ packageFolder }: Console): Promise<Hashes> {
  try {
    const text = await readFile(join(packageFolder, 'dist/cdn/integrity.json'), 'utf8');
    return v.parse(integrityFile, JSON.parse(text)).files;
  } catch {
    throw new CommandError('The package has no dist/cdn/integrity.json. Install lead-widgets again.');
  }
}

async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw new CommandError(`${file} is there already. Name another file with --out.`);
    throw new CommandError(`${file} could not be written (${code}).`);
  }
}

function htmlPage(options: SnippetOptions, hashes: Hashes): string {
  const script = tokenScript(options);
  const inline = script === '' ? '' : `\n${script}\n`;
  const hash = `sha256-${createHash('sha256').update(inline).digest('base64')}`;
  const content = escapeAttribute(policy(options, inline === '' ? [] : [hash]));
  const lines = wholeSnippet(options, hashes).split('\n');
  const widget = lines.at(-1) ?? '';
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${options.tag}</title>`,
    '<!-- What the widget needs, and no more. Add what the rest of the page needs. Better sent as a header. -->',
    `<meta http-equiv="Content-Security-Policy" content="${content}">`,
    // A token must be there before the widget makes its first call.
    ...(inline === '' ? [] : [`<script type="module">${inline}</script>`]),
    ...lines.slice(0, -1),
    '</head>',
    '<body>',
    widget,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function policyNote(options: SnippetOptions): string {
  return `The page's policy needs at least: ${policy(options)}`;
}

function typedToken(options: SnippetOptions): readonly [line: string, code: string] {
  if (!asksForToken(options)) return ['', ''];
  return [
    `import type { TokenSource } from 'lead-widgets/gateway';\n`,
    `\nconst auth: TokenSource = ${TOKEN_SOURCE}\n`,
  ];
}

function reactComponent(options: SnippetOptions): string {
  const name = componentName(options.tag);
  const [line, code] = typedToken(options);
  return `'use client';
// ${policyNote(options)}
${line}import { ${name} } from 'lead-widgets/react';
${code}
export function ${name}Widget() {
  return ${reactTag(options)};
}
`;
}

function vueComponent(options: SnippetOptions): string {
  const [line, code] = typedToken(options);
  return `<!-- ${policyNote(options)} -->
<!-- Tell Vue that tags with a hyphen are elements: compilerOptions: { isCustomElement: (tag) => tag.includes('-') } -->
<script setup lang="ts">
import 'lead-widgets/elements/${options.tag}';
${line}import type {} from 'lead-widgets/vue';
${code}</script>

<template>
  ${templateTag(options, ':auth="auth"')}
</template>
`;
}

function svelteComponent(options: SnippetOptions): string {
  const [line, code] = typedToken(options);
  return `<!-- ${policyNote(options)} -->
<script lang="ts">
import 'lead-widgets/elements/${options.tag}';
${line}import type {} from 'lead-widgets/svelte';
${code}</script>

${templateTag(options, '{auth}')}
`;
}

function nextSteps(file: string, { cdnBase, gatewayUrl, attributes }: SnippetOptions, as: string): string {
  const steps = [
    ...(as === 'html' ? [`Serve the folder node_modules/lead-widgets/dist/cdn at ${cdnBase}.`] : []),
    gatewayUrl === LOCAL_GATEWAY
      ? 'Start the gateway: npx lead-widgets gateway'
      : `Check your gateway: npx lead-widgets check ${gatewayUrl} --sp-id <id>`,
    ...(Object.keys(attributes).length > 0 ? ['Replace the example ids with yours.'] : []),
  ];
  return `Wrote ${file}.\n${steps.map((step) => `  ${step}`).join('\n')}\n`;
}
