import { type AttributeDefinition, attributeName, type ElementTable } from '../../element/shell/table.js';
import { elementTables } from '../../elements/catalogue/tables.js';
import type { AuthMode } from '../../gateway/options.js';

const tables: readonly ElementTable[] = elementTables;

/** The tag that holds what several tags share. It is written where there are several. */
export const GATEWAY_TAG = 'lead-gateway';

/** Every tag that a page may choose, in the order of the manifest. */
export const SNIPPET_TAGS: readonly string[] = tables.map(({ tag }) => tag).filter((tag) => tag !== GATEWAY_TAG);

function tableOf(tag: string): ElementTable {
  const table = tables.find((each) => each.tag === tag);
  if (table === undefined) throw new Error(`There is no tag ${tag}.`);
  return table;
}

/** Choices that apply to the entire page. */
const OF_THE_PAGE: readonly string[] = ['gateway-url', 'auth-mode', 'locale'];

/** An attribute that a page may choose for one tag. */
export interface OfferedAttribute extends Pick<AttributeDefinition, 'kind' | 'doc'> {
  readonly name: string;
  readonly isRequired: boolean;
  /** An empty text has a meaning of its own. */
  readonly mayBeEmpty: boolean;
  /** The only values that it takes. Undefined: any. */
  readonly values: readonly string[] | undefined;
}

/** The attributes of a tag, without the page's settings and without a token, which must not be in a page. */
export function offeredAttributes(tag: string): readonly OfferedAttribute[] {
  const { attributes, values } = tableOf(tag);
  return Object.entries(attributes)
    .map(([field, { kind, doc, required: isRequired = false, mayBeEmpty = false }]) => {
      return { name: attributeName(field), kind, doc, isRequired, mayBeEmpty, values: values[field] };
    })
    .filter(({ name, kind }) => kind !== 'secret' && !OF_THE_PAGE.includes(name));
}

/** Why a tag cannot have this attribute with this value; undefined if it can. */
export function attributeFault(tag: string, name: string, value: string): string | undefined {
  const every = offeredAttributes(tag);
  const offered = every.find((each) => each.name === name);
  if (offered === undefined) {
    const meant = every.find((each) => each.name.replaceAll('-', '') === name.replaceAll('-', '').toLowerCase());
    return `is not an attribute of <${tag}> that you can set${meant ? `: write ${meant.name}` : ''}`;
  }
  const { kind, values, mayBeEmpty } = offered;
  if (kind === 'boolean') return value === 'true' ? undefined : 'takes no value. Write only its name';
  if (value === '') return mayBeEmpty ? undefined : 'needs a value';
  if (values && !values.includes(value)) return `must be one of ${values.join(', ')}`;
  return kind === 'number' && !/^-?\d{1,9}(?:\.\d{1,9})?$/.test(value) ? 'must be a number' : undefined;
}

/** Whether a control of the page can open the tag: it is a dialog, or may be one. */
export function canBeOpened(tag: string): boolean {
  return 'for' in tableOf(tag).attributes;
}

/** Whether the tag is inline or a dialog, by its attribute `presentation`. */
export function canBeInline(tag: string): boolean {
  return !canBeOpened(tag) || 'presentation' in tableOf(tag).attributes;
}

/** Whether the tag may open a conversation. */
export function hasChat(tag: string): boolean {
  return 'chat' in tableOf(tag).properties;
}

/** What a fresh page would write for an attribute that a tag needs. */
const EXAMPLE_VALUES: Readonly<Record<string, string>> = {
  'sp-id': '4711042',
  'lead-id': '90412001',
  'user-id': 'u42',
};

/** The text of the button that opens a tag. */
const EXAMPLE_WORDS: Readonly<Record<string, string>> = {
  'raq-funnel': 'Get quotes',
  'review-request-modal': 'Ask for a review',
};

export interface ChosenTag {
  readonly tag: string;
  /** By name. A boolean attribute is `true`. An empty text is left out, unless it has a meaning. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of the page's button that opens the tag; '' for no button. */
  readonly button: string;
}

export function exampleButtonText(tag: string): string {
  return EXAMPLE_WORDS[tag] ?? 'Open';
}

/** A tag with example values for what it needs, and a button if it shows nothing without one. */
export function initialTag(tag: string): ChosenTag {
  const needed = offeredAttributes(tag).filter(({ isRequired }) => isRequired);
  return {
    tag,
    attributes: Object.fromEntries(needed.map(({ name }) => [name, EXAMPLE_VALUES[name] ?? ''])),
    button: canBeInline(tag) ? '' : exampleButtonText(tag),
  };
}

/** How a page signs its widgets in. A visitor needs no token: anyone may request quotes. */
export type SignIn = 'cookies' | 'token' | 'visitor' | 'one-time' | 'none';

interface SignInChoice {
  readonly value: SignIn;
  readonly mode: AuthMode;
  /** Whether the page provides a token. */
  readonly hasToken: boolean;
  readonly says: string;
}

export const SIGN_INS: readonly SignInChoice[] = [
  { value: 'cookies', mode: 'session', hasToken: false, says: 'session, with cookies' },
  { value: 'token', mode: 'session', hasToken: true, says: 'session, with your own token' },
  { value: 'visitor', mode: 'one-time', hasToken: false, says: 'visitor, without a token' },
  { value: 'one-time', mode: 'one-time', hasToken: true, says: 'visitor, with a one-time token' },
  { value: 'none', mode: 'none', hasToken: false, says: 'none' },
];

/** @throws Error if there is no such sign-in */
function choiceOf(signIn: SignIn): SignInChoice {
  const choice = SIGN_INS.find(({ value }) => value === signIn);
  if (choice === undefined) throw new Error(`There is no sign-in ${signIn}.`);
  return choice;
}

export interface SnippetOptions {
  /** In the order of the page; at least one. */
  readonly tags: readonly ChosenTag[];
  readonly signIn: SignIn;
  /** Origin or base address; empty is the page's own origin. */
  readonly gatewayUrl: string;
  /** BCP 47; empty leaves it to the page's lang. */
  readonly locale: string;
  /** A ready theme, or `default`. */
  readonly theme: string;
  /** A color as `#rrggbb`; empty leaves the theme's own. */
  readonly accent: string;
  readonly cdnBase: string;
  /** `latest` trusts the address, `pinned` names the hash of what is fetched. */
  readonly version: 'latest' | 'pinned';
}

/** The sign-in of a tag by default. */
export function usualSignIn(tag: string): SignIn {
  return tag === 'raq-funnel' ? 'visitor' : 'cookies';
}

/**
 * The tags that share a gateway and a sign-in. The tags of customers do not share that of a provider, because their
 * calls must not carry the provider's token.
 */
export function sharingTags({ tags, signIn }: Pick<SnippetOptions, 'tags' | 'signIn'>): readonly ChosenTag[] {
  const providers = tags.filter(({ tag }) => usualSignIn(tag) === 'cookies');
  return choiceOf(signIn).mode !== 'one-time' && providers.length > 0 ? providers : tags;
}

/** The value of `auth-mode`; empty if it is the default of every tag that shares it. */
export function writtenMode(options: SnippetOptions): string {
  const { mode } = choiceOf(options.signIn);
  return sharingTags(options).every(({ tag }) => choiceOf(usualSignIn(tag)).mode === mode) ? '' : mode;
}

/** Whether the page provides a token. */
export function asksForToken({ signIn }: SnippetOptions): boolean {
  return choiceOf(signIn).hasToken;
}

/** Where a page gets its token: an example, which the page replaces. */
export const TOKEN_SOURCE = [
  `{`,
  `  async getToken({ reason }) {`,
  `    const answer = await fetch('/my/widget-token?reason=' + reason);`,
  `    if (!answer.ok) throw new Error('No token: ' + answer.status);`,
  `    return answer.text();`,
  `  },`,
  `};`,
].join('\n');
