import { type GatewayDocument, type GatewayOperation, gatewayDocument } from '../../.build/openapi/document.js';
import { dateRangePickerEnUS } from '../../src/date-range-picker/messages.en-US.js';
import type { FindingCode } from '../../src/element/diagnosis/diagnosis.js';
import { elementTables } from '../../src/elements/catalogue/tables.js';
import { formEnUS } from '../../src/i18n/form-messages.en-US.js';
import { gatewayErrorEnUS } from '../../src/i18n/gateway-error-messages.en-US.js';
import { widgetEnUS } from '../../src/i18n/widget-messages.en-US.js';
import { leadAppEnUS } from '../../src/lead-app/messages.en-US.js';
import { leadBoardExtrasEnUS } from '../../src/lead-board/extras-messages.en-US.js';
import { leadBoardLazyEnUS } from '../../src/lead-board/lazy-messages.en-US.js';
import { leadBoardEnUS } from '../../src/lead-board/messages.en-US.js';
import { leadCardLazyEnUS } from '../../src/lead-card/lazy-messages.en-US.js';
import { leadCardEnUS } from '../../src/lead-card/messages.en-US.js';
import { leadPageEnUS } from '../../src/lead-page/messages.en-US.js';
import { messageThreadLazyEnUS } from '../../src/message-thread/lazy-messages.en-US.js';
import { messageThreadEnUS } from '../../src/message-thread/messages.en-US.js';
import { raqFunnelExtrasEnUS } from '../../src/raq-funnel/extras/messages.en-US.js';
import { raqFunnelEnUS } from '../../src/raq-funnel/messages.en-US.js';
import { raqFunnelStepsEnUS } from '../../src/raq-funnel/step/messages.en-US.js';
import { reviewRequestEnUS } from '../../src/review-request/messages.en-US.js';
import { customProperties } from '../../src/ui/theme/custom-properties.js';
import { unreadCountEnUS } from '../../src/unread-count/messages.en-US.js';
import { controlsOf, declarationOf, requiredAttributes, TAGS } from '../page/controls.js';
import { callInMarkdown, inCell } from './gateway-markdown.js';
import { SANDBOX_ONLY } from './gateway-schema.js';

/** A table in a docs page. A cell is text, with code between backticks. */
export interface DrawnTable {
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Tables = readonly DrawnTable[];

const code = (text: string) => `\`${text}\``;

/** No table if there are no rows. */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): Tables {
  return rows.length === 0 ? [] : [{ title, head, rows }];
}

const sharedWith = declarationOf('lead-gateway');
const isShared = (name: string) => sharedWith.attributes.some((each) => each.name === name);
const boardMembers = declarationOf('lead-board').members.map(({ name }) => name);
const isSharedMember = (name: string) =>
  boardMembers.includes(name) && sharedWith.members.some((member) => member.name === name);

function attributes(tag: string, shared: boolean): Tables {
  const required = requiredAttributes(tag);
  const rows = Object.entries(controlsOf(tag))
    .filter(([name]) => tag === 'lead-gateway' || isShared(name) === shared)
    .map(([name, { description, table: about }]) => [
      code(name),
      code(about.type.summary.replace(/ \| undefined$/, '')),
      required.includes(name) ? 'required' : (about.defaultValue?.summary ?? ''),
      description,
    ]);
  return table(
    shared ? 'Attributes of every tag' : 'Attributes',
    ['Attribute', 'Type', 'Default', 'What it does'],
    rows,
  );
}

/** `goTo(step: FunnelStep)` */
function signatureOf(member: object, name: string): string {
  const taken: unknown = Reflect.get(member, 'parameters');
  if (!Array.isArray(taken)) return `${name}()`;
  const parts = taken.map((each: { name: string; type: { text: string } }) => `${each.name}: ${each.type.text}`);
  return `${name}(${parts.join(', ')})`;
}

/** Properties without an attribute. */
function properties(tag: string, shared: boolean): Tables {
  const { members } = declarationOf(tag);
  const rows = members
    .filter((member) => member.kind === 'field' && !('attribute' in member))
    .filter(({ name }) => tag === 'lead-gateway' || isSharedMember(name) === shared)
    .map((member) => [
      code(member.name),
      'type' in member && member.type ? code(member.type.text) : '',
      member.description,
    ]);
  return table(
    shared ? 'Properties of every tag' : 'Properties without an attribute',
    ['Property', 'Type', 'What it is'],
    rows,
  );
}

function tagTables(tag: string): Tables {
  const { members, events, cssParts, slots } = declarationOf(tag);
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    ...attributes(tag, false),
    ...properties(tag, false),
    ...table(
      'Methods',
      ['Method', 'What it does'],
      methods.map((member) => [code(signatureOf(member, member.name)), member.description]),
    ),
    ...table(
      'Events',
      ['Event', 'Detail'],
      events.map(({ name, description }) => [code(name), description]),
    ),
    ...table(
      'Parts',
      ['Part', 'What it is'],
      cssParts.map(({ name, description }) => [code(`${tag}::part(${name})`), description]),
    ),
    ...table(
      'Slots',
      ['Slot', 'What goes there'],
      slots.map(({ name, description }) => [code(name), description]),
    ),
  ];
}

/** All events, each with the tags that fire it. */
function events(): Tables {
  const byName = new Map<string, { description: string; tags: string[] }>();
  for (const tag of TAGS) {
    for (const { name, description } of declarationOf(tag).events) {
      const known = byName.get(name) ?? { description, tags: [] };
      known.tags.push(tag);
      byName.set(name, known);
    }
  }
  const most = Math.max(...[...byName.values()].map(({ tags }) => tags.length));
  const rows = [...byName].map(([name, { description, tags }]) => [
    code(name),
    description,
    tags.length === most ? 'every widget' : tags.map((tag) => code(`<${tag}>`)).join(', '),
  ]);
  return table('Events', ['Event', 'Detail', 'From'], rows);
}

/** The findings of `diagnose()`. The type makes the list complete. */
const FINDINGS: Readonly<Record<FindingCode, readonly [cause: string, fix: string]>> = {
  'unknown-tag': [
    'An element looks like one of the tags, such as `<lead-bord>`, but no tag has this name.',
    'Write one of the names in [All tags](./?path=/docs/reference-all-tags--docs).',
  ],
  'missing-attribute': [
    'A required attribute is missing or empty.',
    'Add the attribute, or set the property. The widget then starts immediately.',
  ],
  'unknown-value': [
    'An attribute has an unknown value, such as `auth-mode="bearer"`, or a property is not of its type. The widget uses the default, or ignores the invalid part.',
    'Write one of the values that the finding lists, or compare the property with its type.',
  ],
  'unknown-placeholder': [
    'One of your `messages` has a placeholder in braces that the original message does not have.',
    'Remove the placeholder. [Wording](./?path=/docs/look-and-words-wording--docs) lists each message with its placeholders.',
  ],
  'unknown-opener': [
    'A button has `data-lead-opens` with an id that no dialog on the page has, so it opens nothing.',
    'Set this id on the tag that the button opens. A funnel also needs `presentation="modal"`.',
  ],
  'no-opener': [
    'A note, not an error: a `<review-request-modal>` or a funnel with `presentation="modal"` is closed, and no button has `data-lead-opens` with its id.',
    'Add the button. If a script opens the dialog, ignore the note.',
  ],
  'thread-link': [
    'A note, not an error: ‘Message’ links to `/app/conversation/…`, which your site probably does not have.',
    'Set `thread-url` to your conversation page, or `thread-url="none"` for no link.',
  ],
  'default-consent': [
    'A note, not an error: the property `consent` of a funnel is not set, so the contact step shows the default text.',
    'Set your own text. If your script already sets it, the Content-Security-Policy may block the script: see [Consent](./?path=/docs/embed-the-quote-funnel-consent--docs).',
  ],
  'shadow-root': [
    'The tag is in the shadow root of another component, and the loader does not search shadow roots.',
    'Import `lead-widgets/elements` in that component.',
  ],
  'bad-gateway-url': [
    'The address in `gateway-url` has curly quotes, no scheme, `http://` on an https page, or `/gateway` at its end.',
    'Write the address with straight quotes and `https://`, and without `/gateway`: `gateway-url="https://office.example.com"`.',
  ],
  'empty-gateway': [
    'An editor put the tags into paragraphs, which closed `<lead-gateway>` too early.',
    'Write the tags in the HTML view, with the widget between `<lead-gateway>` and `</lead-gateway>` and no blank line inside.',
  ],
  'no-gateway': [
    '`gateway-url` is not set, and the page’s own server is not a gateway.',
    'Set `gateway-url` on the tag or on a `<lead-gateway>` around it, or call `configure({ gatewayUrl })`.',
  ],
  'blocked-by-csp': [
    'The Content-Security-Policy of the page blocks an address that the widget needs.',
    'Add the origin that the finding names to the directive that it names.',
  ],
  'token-failed': [
    '`auth.getToken` threw, or returned something other than a token, such as a web page. If the Content-Security-Policy blocked its call, the finding names the address.',
    'Return a string or a promise of one. Log the error that `getToken` throws.',
  ],
  'token-refused': [
    'The gateway answered 401, or it answered 403 because `sp-id` is not the signed-in provider.',
    'With `auth-mode="session"`, sign in with cookies that are `SameSite=None; Secure`, or set `auth.getToken`. With `one-time`, set a fresh token. After a 403, set `sp-id` to the signed-in provider.',
  ],
  'token-withheld': [
    'The credentials were set for a gateway on another origin, so the widget does not send them to this one.',
    'Set `auth` or `one-time-token` where you set `gateway-url`.',
  ],
  'gateway-unreachable': [
    'The page could not read the answer to a call: the address is wrong, the server is down, or the CORS headers are missing.',
    'Check `gateway-url`. Send the CORS headers with every answer, including errors and 511.',
  ],
  'gateway-refused': [
    'The gateway answered a call with an error status. For 404, 405 and 501, the finding names the method and the path.',
    'Search the log of the gateway for the `requestId` of `widget-error`. If the gateway lacks the call, add it.',
  ],
  'answer-unknown': [
    'The answer does not have the shape that the widgets expect. The finding names the first invalid field.',
    'Check `gateway-url` and the gateway reference, or map the answer with `createGateway({ transforms })`.',
  ],
  'challenge-waiting': [
    'The gateway answered 511. The action waits for a challenge.',
    'When `challenge-required` fires, show your challenge. Then call `replayChallenges()`.',
  ],
  'chat-unavailable': [
    'The chat service cannot be reached.',
    'Allow `wss://tsock.us1.twilio.com` in `connect-src`, and install `@twilio/conversations`, or set the property `chat`.',
  ],
  'code-missing': [
    'The code of the widget did not load.',
    'Serve all files of `dist/cdn` next to `lead-widgets.js`, and allow them in `script-src`.',
  ],
  'broken-by-script': [
    'An old script of the page has replaced a function that React needs, such as `Function.prototype.bind`.',
    'Remove or update that script.',
  ],
  'storage-blocked': [
    'The browser blocks `sessionStorage` on this page. Drafts last only until the person leaves the page.',
    'Allow storage. A sandboxed frame needs `allow-same-origin`.',
  ],
  'defined-twice': [
    'Two copies of the package are on the page.',
    'Load one copy. Until then, the first copy handles the tags.',
  ],
  'too-narrow': ['The widget is too narrow, and text is cut off.', 'Make the widget at least 200 px wide.'],
};

/** All messages that a host can replace, by widget. */
export const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Every widget': { ...widgetEnUS, ...formEnUS, ...gatewayErrorEnUS },
  Card: { ...leadCardEnUS, ...leadCardLazyEnUS },
  Board: { ...leadBoardEnUS, ...leadBoardLazyEnUS, ...leadBoardExtrasEnUS },
  'Lead page': leadPageEnUS,
  Conversation: { ...messageThreadEnUS, ...messageThreadLazyEnUS },
  'Number of unread leads': unreadCountEnUS,
  'Quote funnel': { ...raqFunnelEnUS, ...raqFunnelStepsEnUS, ...raqFunnelExtrasEnUS },
  'Review request': reviewRequestEnUS,
  'Date range picker': dateRangePickerEnUS,
  App: leadAppEnUS,
};

function messages(): Tables {
  return Object.entries(CATALOGUES).flatMap(([title, catalogue]) =>
    table(
      title,
      ['Key', 'English', 'Placeholders'],
      Object.entries(catalogue).map(([key, text]) => [
        code(key),
        text.includes('<') || text.includes('{') ? code(text) : text,
        [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => code(name)))].join(', '),
      ]),
    ),
  );
}

function findings(): Tables {
  const rows = Object.entries(FINDINGS).map(([name, [cause, fix]]) => [code(name), cause, fix]);
  return [{ head: ['Code', 'Cause', 'Fix'], rows }];
}

function operationsOf({ paths }: GatewayDocument): readonly (readonly [string, GatewayOperation])[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith(SANDBOX_ONLY)
      ? []
      : Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
}

function calls(document: GatewayDocument): Tables {
  const all = operationsOf(document);
  return document.tags.flatMap(({ name }) =>
    table(
      name,
      ['Name', 'Call', 'What it does', 'Used by'],
      all
        .filter(([, operation]) => operation.tags.includes(name))
        .map(([call, operation]) => [
          code(operation.operationId),
          code(call),
          operation.summary,
          operation['x-widgets'].map((tag) => code(`<${tag.replace(/[<>]/g, '')}>`)).join(', '),
        ]),
    ),
  );
}

/** The fields and an example of every call. */
function callsInFull(document: GatewayDocument): string {
  return document.tags
    .filter(({ name }) => operationsOf(document).some(([, { tags }]) => tags.includes(name)))
    .map(({ name }) => {
      const own = operationsOf(document).filter(([, operation]) => operation.tags.includes(name));
      const texts = own.map(([call, operation]) => {
        const [method = '', path = ''] = call.split(' ');
        return callInMarkdown(method, path, operation, document);
      });
      return [`### ${name}`, ...texts].join('\n\n');
    })
    .join('\n\n');
}

function headers({ components }: GatewayDocument): Tables {
  const ofHeader = Object.values(components.parameters).filter((each) => each.in === 'header');
  const names = [...new Set(ofHeader.map(({ name }) => name))];
  return table(
    'Headers',
    ['Header', 'What it says'],
    names.map((name) => [
      code(name),
      ofHeader
        .filter((each) => each.name === name)
        .map(({ description = '' }) => description)
        .join(' '),
    ]),
  );
}

function failures({ components }: GatewayDocument): Tables {
  return table(
    'Failures',
    ['Answer', 'What it means'],
    Object.entries(components.responses).map(([name, { description }]) => [code(name), description]),
  );
}

/** The docs group of a tag's page, if it is not the one of the board. */
const GROUP_OF: Readonly<Record<string, string>> = {
  'raq-funnel': 'embed-the-quote-funnel',
  'lead-gateway': 'reference',
  'date-range-picker': 'reference',
};

/** The tables of the docs pages that come from data, by their name in `<Drawn of>`. */
const DRAWN: Readonly<Record<string, () => Tables>> = {
  tags: () => [
    {
      head: ['Tag', 'Required', 'What it shows'],
      rows: elementTables.map(({ tag, summary }) => [
        `[${code(`<${tag}>`)}](./?path=/docs/${GROUP_OF[tag] ?? 'embed-a-lead-board'}-${tag}--docs)`,
        requiredAttributes(tag).map(code).join(', '),
        summary,
      ]),
    },
  ],
  shared: () => [...attributes('lead-board', true), ...properties('lead-board', true)],
  events,
  parts: () =>
    TAGS.flatMap((tag) =>
      table(
        `Parts of <${tag}>`,
        ['Part', 'What it is'],
        declarationOf(tag).cssParts.map(({ name, description }) => [code(`${tag}::part(${name})`), description]),
      ),
    ),
  properties: () =>
    table(
      'Custom properties',
      ['Name', 'Default', 'What it is for'],
      customProperties.map(({ name, default: initial, description }) => [code(name), code(initial), description]),
    ),
  findings,
  messages,
  ...Object.fromEntries(TAGS.map((tag) => [tag, () => tagTables(tag)])),
};

/** The tables for `<Drawn of="…" />`. */
export function drawnTables(name: string): Tables {
  const draw = DRAWN[name];
  if (draw === undefined) throw new Error(`No page draws ${name}.`);
  return draw();
}

const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;

function inMarkdown(tables: Tables): string {
  return tables
    .map(({ title, head, rows }) =>
      [
        ...(title === undefined ? [] : [`**${title.replace(/<[^>]+>/g, code)}**`, '']),
        line(head),
        line(head.map(() => '---')),
        ...rows.map(line),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The tables of the docs pages as Markdown, for the copy of the docs in the package. */
export async function drawnMarkdown(version: string): Promise<(name: string, of: string | undefined) => string> {
  const document = await gatewayDocument(version);
  const gateway: Readonly<Record<string, () => Tables>> = {
    EveryHeader: () => headers(document),
    EveryFailure: () => failures(document),
    GatewayReference: () => calls(document),
    TokenTable: () => drawnTables('properties'),
  };
  return (name, of) => {
    if (name === 'Live') return '';
    if (name === 'ABOUT') return document.info.description.replace(/^## /gm, '### ');
    const draw = name === 'Drawn' ? () => drawnTables(of ?? '') : gateway[name];
    if (draw === undefined) throw new Error(`<${name}> has no Markdown.`);
    const tables = inMarkdown(draw());
    return name === 'GatewayReference' ? `${tables}\n\n${callsInFull(document)}` : tables;
  };
}
