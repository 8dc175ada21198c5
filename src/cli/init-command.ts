import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  addressFault,
  type Command,
  CommandError,
  type Console,
  type ParsedArguments,
  RUN,
  UsageError,
} from './command.js';
import { writeNewFile } from './data-file.js';
import {
  type Hashes,
  htmlPage,
  inlineTexts,
  reactComponent,
  svelteComponent,
  vueComponent,
  widgetName,
} from './snippet/page.js';
import {
  attributeFault,
  type ChosenTag,
  canBeOpened,
  initialTag,
  offeredAttributes,
  SIGN_INS,
  type SignIn,
  SNIPPET_TAGS,
  type SnippetOptions,
  usualSignIn,
} from './snippet/tags.js';

const LOCAL_GATEWAY = 'http://127.0.0.1:5174';
const CDN = '/lead-widgets';

interface Kind {
  readonly ending: string;
  readonly write: (options: SnippetOptions, hashes: Hashes) => string;
}

const KINDS = new Map<string, Kind>([
  ['html', { ending: 'html', write: pageWithHashes }],
  ['react', { ending: 'tsx', write: reactComponent }],
  ['vue', { ending: 'vue', write: vueComponent }],
  ['svelte', { ending: 'svelte', write: svelteComponent }],
]);

export const initCommand: Command = {
  name: 'init',
  summary: 'Writes a page or a component with widgets. It asks three questions. To skip a question, use its option.',
  options: [
    { name: 'tag', value: 'tag', many: true, says: SNIPPET_TAGS.join(', ') },
    {
      name: 'attribute',
      value: '[tag:]name=value',
      many: true,
      says: 'an attribute for every tag that has it, or for one tag; without =value, the attribute is turned on',
    },
    {
      name: 'button',
      value: '[tag:]text',
      many: true,
      says: `adds a button that opens the tag, for ${SNIPPET_TAGS.filter(canBeOpened).join(', ')}`,
    },
    { name: 'as', value: 'kind', says: [...KINDS.keys()].join(', ') },
    { name: 'gateway-url', value: 'url', says: `the address of your gateway, ${LOCAL_GATEWAY} by default` },
    {
      name: 'sign-in',
      value: 'how',
      says: `${SIGN_INS.map(({ value }) => value).join(', ')}; by default, visitor for a funnel, none for a provider’s tag on a local gateway, otherwise cookies`,
    },
    { name: 'locale', value: 'tag', says: 'the language, such as es-US; that of the page by default' },
    { name: 'cdn', value: 'url', says: `the address of your copy of dist/cdn, ${CDN} by default` },
    { name: 'out', value: 'file', says: 'the file to write' },
  ],
  examples: [
    `${RUN} init`,
    `${RUN} init --tag lead-board --as react --gateway-url https://gateway.example.com`,
    `${RUN} init --tag lead-board --tag raq-funnel --attribute partner-id=my-site --button "Get quotes"`,
  ],
  async run(args, console) {
    const [extra] = args.positionals;
    if (extra !== undefined) throw new UsageError(`init takes no argument ${extra}. Use --out for the file name.`);
    const named = await chosenTags(args, console);
    const tags = withButtons(withAttributes(named.map(initialTag), args.texts('attribute')), args.texts('button'));
    const as = await chosenKind(args, console);
    const kind = KINDS.get(as);
    if (kind === undefined) throw new UsageError(`--as must be one of ${[...KINDS.keys()].join(', ')}.`);
    const gatewayUrl = await gatewayIn(args, console);
    const options: SnippetOptions = {
      tags,
      signIn: signInOf(args, tags, gatewayUrl),
      gatewayUrl,
      locale: localeOf(args),
      theme: 'default',
      accent: '',
      cdnBase: as === 'html' ? (args.text('cdn') ?? CDN) : '',
      version: 'pinned',
    };
    const page = tags.length === 1 ? tags[0]?.tag : 'widgets';
    const file = args.text('out') ?? `${as === 'html' ? page : widgetName(options)}.${kind.ending}`;
    const hashes = as === 'html' ? await hashesOf(console) : {};
    await writeNewFile(file, kind.write(options, hashes), 'out');
    console.out(nextSteps(file, options, as));
    return 0;
  },
};

/** Asks until the answer is valid. Enter takes the first choice, a number the choice with that number. */
async function asked<Answer>(
  { ask, err }: Console,
  option: string,
  question: string,
  choices: readonly string[],
  read: (words: readonly string[]) => Answer | undefined,
): Promise<Answer> {
  const [first = ''] = choices;
  const list = choices.map((choice, place) => `  ${place + 1}  ${choice}`).join('\n');
  for (;;) {
    const answer = await ask(`${question}\n${list}\n[${first}] `);
    if (answer === undefined) throw new UsageError(`There is no answer. Add --${option}.`);
    const words = answer.split(/[\s,]/).filter((word) => word !== '');
    const meant = words.map((word) => choices[Number(word) - 1] ?? word.replace(/^<|>$/g, ''));
    const taken = read(meant.length === 0 ? [first] : meant);
    if (taken !== undefined) return taken;
    err(`Answer with one of ${choices.join(', ')}, or its number.\n`);
  }
}

async function chosenTags(args: ParsedArguments, console: Console): Promise<readonly string[]> {
  const named = args.texts('tag');
  const areKnown = (tags: readonly string[]) => tags.every((tag) => SNIPPET_TAGS.includes(tag));
  if (!areKnown(named)) throw new UsageError(`--tag must be one of ${SNIPPET_TAGS.join(', ')}.`);
  if (named.length > 0) return named;
  const question = 'Which widgets, separated by commas?';
  return asked(console, 'tag', question, SNIPPET_TAGS, (words) => (areKnown(words) ? words : undefined));
}

async function chosenKind(args: ParsedArguments, console: Console): Promise<string> {
  const kinds = [...KINDS.keys()];
  const option = args.text('as');
  if (option !== undefined) return option;
  return asked(console, 'as', 'Which kind of page or framework?', kinds, ([word = '', ...more]) =>
    kinds.includes(word) && more.length === 0 ? word : undefined,
  );
}

function localeOf(args: ParsedArguments): string {
  const locale = args.text('locale') ?? '';
  try {
    Intl.getCanonicalLocales(locale === '' ? [] : locale);
    return locale;
  } catch {
    throw new UsageError(`--locale ${locale} is not a language. Write it like es-US.`);
  }
}

async function gatewayIn(args: ParsedArguments, { ask, err }: Console): Promise<string> {
  const option = args.text('gateway-url');
  if (option !== undefined) {
    const fault = addressFault(option);
    if (fault === undefined) return option;
    throw new UsageError(`--gateway-url ${option} ${fault}`);
  }
  for (;;) {
    const answer = await ask(`What is the address of your gateway?\n[${LOCAL_GATEWAY}] `);
    if (answer === undefined) throw new UsageError('There is no answer. Add --gateway-url.');
    const text = answer.trim() || LOCAL_GATEWAY;
    const fault = addressFault(text);
    if (fault === undefined) return text;
    err(`${text} ${fault}\n`);
  }
}

function signInOf(args: ParsedArguments, tags: readonly ChosenTag[], gatewayUrl: string): SignIn {
  const option = args.text('sign-in');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(gatewayUrl).hostname);
  const usual = tags.every(({ tag }) => usualSignIn(tag) === 'visitor') ? 'visitor' : 'cookies';
  if (option === undefined) return isLocal && usual === 'cookies' ? 'none' : usual;
  const known = SIGN_INS.find(({ value }) => value === option);
  if (known === undefined)
    throw new UsageError(`--sign-in must be one of ${SIGN_INS.map(({ value }) => value).join(', ')}.`);
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

/** A page whose policy names the hash of what it has inline. */
function pageWithHashes(options: SnippetOptions, hashes: Hashes): string {
  const { script, style } = inlineTexts(options);
  const hashOf = (text: string) =>
    text === '' ? undefined : `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return htmlPage(options, hashes, { script: hashOf(script), style: hashOf(style) });
}

/** The provider of the page; a placeholder if none is named, or only the example. */
function spIdOf(tags: SnippetOptions['tags']): string {
  const ids = tags.map(({ tag, attributes }) => ({
    id: attributes['sp-id'] ?? '',
    example: initialTag(tag).attributes['sp-id'],
  }));
  return ids.find(({ id, example }) => id !== '' && id !== example)?.id ?? '<id>';
}

function nextSteps(file: string, { cdnBase, gatewayUrl, tags }: SnippetOptions, as: string): string {
  const hasExamples = tags.some(({ tag, attributes }) =>
    Object.entries(initialTag(tag).attributes).some(([name, example]) => attributes[name] === example),
  );
  const steps = [
    ...(as === 'html'
      ? [
          `Serve the folder dist/cdn of the package at ${cdnBase}.`,
          ...(URL.canParse(cdnBase)
            ? ['Send its files with Access-Control-Allow-Origin, because the page is on another origin.']
            : []),
        ]
      : []),
    gatewayUrl === LOCAL_GATEWAY
      ? `With the package installed, start the gateway: ${RUN} gateway`
      : `With the package installed, check your gateway: ${RUN} check ${gatewayUrl} --sp-id ${spIdOf(tags)} --origin <origin of your page>`,
    ...(hasExamples ? ['Replace the example ids with yours.'] : []),
  ];
  return `Wrote ${file}.\n${steps.map((step) => `  ${step}`).join('\n')}\n`;
}

/** Splits a value such as `lead-card:expanded` into its tag and the rest. Without a tag it is for every tag. */
function addressed(text: string, tags: readonly ChosenTag[]): readonly [tag: string | undefined, rest: string] {
  const tag = tags.map((each) => each.tag).find((each) => text.startsWith(`${each}:`));
  return tag === undefined ? [undefined, text] : [tag, text.slice(tag.length + 1)];
}

/**
 * Adds the attributes of `--attribute`: `name=value` for each tag that has it, `tag:name=value` for one tag.
 * @throws UsageError if no tag has the attribute, or cannot use the value
 */
function withAttributes(tags: readonly ChosenTag[], texts: readonly string[]): readonly ChosenTag[] {
  return texts.reduce((chosen, text) => {
    const [only, rest] = addressed(text, chosen);
    const [, name = '', value = 'true'] = /^([^=]*)(?:=([\s\S]*))?$/.exec(rest) ?? [];
    const takes = ({ tag }: ChosenTag) =>
      only === undefined ? offeredAttributes(tag).some((each) => each.name === name) : tag === only;
    if (!chosen.some(takes)) throw new UsageError(`--attribute ${name}: none of the tags has it.`);
    return chosen.map((each) => {
      if (!takes(each)) return each;
      const fault = attributeFault(each.tag, name, value);
      if (fault !== undefined) throw new UsageError(`--attribute ${name} ${fault}.`);
      return { ...each, attributes: { ...each.attributes, [name]: value } };
    });
  }, tags);
}

/**
 * Adds the buttons of `--button`: `text` for each tag that a button can open, `tag:text` for one tag.
 * @throws UsageError if there is no such tag, or no text
 */
function withButtons(tags: readonly ChosenTag[], texts: readonly string[]): readonly ChosenTag[] {
  return texts.reduce((chosen, text) => {
    const [only, button] = addressed(text, chosen);
    const takes = ({ tag }: ChosenTag) => canBeOpened(tag) && (only === undefined || tag === only);
    if (!chosen.some(takes) || button.trim() === '') {
      throw new UsageError(`--button needs a text and one of the tags ${SNIPPET_TAGS.filter(canBeOpened).join(', ')}.`);
    }
    return chosen.map((each) => (takes(each) ? { ...each, button } : each));
  }, tags);
}
