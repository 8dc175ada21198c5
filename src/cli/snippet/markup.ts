import type { AttributeKind } from '../../element/shell/table.js';
import {
  asksForToken,
  type ChosenTag,
  canBeInline,
  canBeOpened,
  GATEWAY_TAG,
  offeredAttributes,
  type SnippetOptions,
  sharingTags,
  writtenMode,
} from './tags.js';

/** How markup is written: as HTML, as JSX with the React components, or in a template of Vue or Svelte. */
export type Language = 'html' | 'jsx' | 'vue' | 'svelte';

type AttributeText = readonly [name: string, value: string, kind: AttributeKind];

/** A tag of the page, before it is written in one of the languages. */
interface Piece {
  readonly name: string;
  readonly attributes: readonly AttributeText[];
  readonly inside: readonly Piece[] | string;
  /** Whether the page hands its token to this tag. */
  readonly takesToken?: boolean;
}

/** Text escaped for an attribute's quotes or between two tags. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** In a template, braces begin and end code. */
const escapeBraces = (text: string) => escapeAttribute(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** A text that JSX could read otherwise is a string of JavaScript there. */
const isPlain = (text: string) => /^[^"'&<>{}\\\p{Cc}]*$/u.test(text) && text.trim() === text;

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function componentName(tag: string): string {
  return camelCase(`-${tag}`);
}

function property(name: string, value: string, kind: AttributeKind): string {
  // JSX writes these names as HTML does.
  const key = /^(?:aria|data)-/.test(name) ? name : camelCase(name);
  if (kind === 'boolean') return key;
  if (kind === 'number') return `${key}={${Number(value)}}`;
  if (kind === 'list') {
    const items = value.split(',').map((item) => item.trim());
    return `${key}={${JSON.stringify(items.filter((item) => item !== ''))}}`;
  }
  return isPlain(value) ? `${key}="${value}"` : `${key}={${JSON.stringify(value)}}`;
}

interface Rules {
  readonly nameOf: (tag: string) => string;
  readonly attribute: (...args: AttributeText) => string;
  readonly text: (text: string) => string;
  /** Hands over the token; empty where a script does it. */
  readonly token: string;
  readonly closesItself: boolean;
}

const inMarkup = (escaped: (text: string) => string, token: string): Rules => ({
  nameOf: (tag) => tag,
  attribute: (name, value, kind) => (kind === 'boolean' ? name : `${name}="${escaped(value)}"`),
  text: escaped,
  token,
  closesItself: false,
});

const RULES: Readonly<Record<Language, Rules>> = {
  html: inMarkup(escapeAttribute, ''),
  vue: inMarkup(escapeBraces, ':auth="auth"'),
  svelte: inMarkup(escapeBraces, '{auth}'),
  jsx: {
    nameOf: (tag) => (tag.includes('-') ? componentName(tag) : tag),
    attribute: property,
    text: (text) => (isPlain(text) ? text : `{${JSON.stringify(text)}}`),
    token: 'auth={auth}',
    closesItself: true,
  },
};

function linesOf({ name, attributes, inside, takesToken }: Piece, rules: Rules): readonly string[] {
  const { nameOf, attribute, text, token, closesItself } = rules;
  const written = attributes.map((each) => attribute(...each));
  const tag = nameOf(name);
  const start = [tag, ...written, ...(takesToken && token !== '' ? [token] : [])].join(' ');
  if (typeof inside === 'string') {
    return [inside === '' && closesItself ? `<${start} />` : `<${start}>${text(inside)}</${tag}>`];
  }
  const children = inside.flatMap((each) => linesOf(each, rules)).map((line) => `  ${line}`);
  return [`<${start}>`, ...children, `</${tag}>`];
}

/** The chosen attributes, without omitted ones. */
function attributesOf({ tag, attributes, button }: ChosenTag): readonly AttributeText[] {
  const offered = offeredAttributes(tag);
  const chosen = Object.entries(attributes).flatMap(([name, value]): readonly AttributeText[] => {
    const { kind, mayBeEmpty } = offered.find((each) => each.name === name) ?? { kind: 'string', mayBeEmpty: false };
    const isOpener = button !== '' && name === 'presentation';
    return isOpener || (value === '' && !mayBeEmpty) ? [] : [[name, value, kind]];
  });
  return opens({ tag, button }) && canBeInline(tag) ? [['presentation', 'modal', 'string'], ...chosen] : chosen;
}

const opens = ({ tag, button }: Pick<ChosenTag, 'tag' | 'button'>) => button !== '' && canBeOpened(tag);

/** The `id` of each tag that a button opens; empty for the others. */
export function idsOf(tags: readonly ChosenTag[]): readonly string[] {
  return tags.map((chosen, place) => {
    if (!opens(chosen)) return '';
    const before = tags.slice(0, place).filter((other) => other.tag === chosen.tag && opens(other)).length;
    return before === 0 ? chosen.tag : `${chosen.tag}-${before + 1}`;
  });
}

const text = (name: string, value: string): AttributeText => [name, value, 'string'];

/** The tags of the page. Several that share a sign-in are inside one `<lead-gateway>`. */
function piecesOf(options: SnippetOptions): readonly Piece[] {
  const { tags, gatewayUrl, locale } = options;
  const written = (rows: readonly AttributeText[]) => rows.filter(([, value]) => value !== '');
  const apart = written([text('gateway-url', gatewayUrl), text('locale', locale)]);
  const shared = written([
    text('gateway-url', gatewayUrl),
    text('auth-mode', writtenMode(options)),
    text('locale', locale),
  ]);
  const takesToken = asksForToken(options);
  const sharing = sharingTags(options);
  const isAlone = sharing.length === 1;
  const ids = idsOf(tags);
  const placed = tags.map((chosen, place): { readonly isSharing: boolean; readonly pieces: readonly Piece[] } => {
    const isSharing = sharing.includes(chosen);
    const id = ids[place] ?? '';
    const own = isSharing ? (isAlone ? shared : []) : apart;
    const attributes = [...(id === '' ? [] : [text('id', id)]), ...attributesOf(chosen), ...own];
    const widget = { name: chosen.tag, attributes, inside: '', takesToken: isSharing && isAlone && takesToken };
    const opener = [text('type', 'button'), text('aria-haspopup', 'dialog'), text('data-lead-opens', id)];
    const button = { name: 'button', attributes: opener, inside: chosen.button };
    return { isSharing, pieces: id === '' ? [widget] : [button, widget] };
  });
  const piecesWhere = (wanted: boolean) =>
    placed.flatMap(({ isSharing, pieces }) => (isSharing === wanted ? pieces : []));
  const inGateway = { name: GATEWAY_TAG, attributes: shared, inside: piecesWhere(true), takesToken };
  return [...(isAlone ? piecesWhere(true) : [inGateway]), ...piecesWhere(false)];
}

export function tagLines(options: SnippetOptions, language: Language): readonly string[] {
  return piecesOf(options).flatMap((piece) => linesOf(piece, RULES[language]));
}

export function writtenTags(options: SnippetOptions): readonly string[] {
  const gateway = sharingTags(options).length > 1 ? [GATEWAY_TAG] : [];
  return [...new Set([...gateway, ...options.tags.map(({ tag }) => tag)])];
}
