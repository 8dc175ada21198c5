import { type ErrorKind, REDIRECT, WEB_PAGE } from '../../gateway/errors/gateway-error.js';
import { fill } from '../../i18n/messages.js';
import { widgetEnUS } from '../../i18n/widget-messages.en-US.js';
import type { MisnamedGateway } from '../page/settings.js';
import type { Diagnosis, Finding, FindingCode } from './diagnosis.js';

/** A failure after which the operation has not succeeded. */
export interface Fault {
  readonly operation: string;
  readonly kind: ErrorKind;
  readonly status?: number | undefined;
  readonly path?: string | undefined;
}

/** The facts about one element and its page. */
export interface DiagnosisInput {
  readonly tag: string;
  readonly facts: Diagnosis['facts'];
  /** Credentials of the page, or of a provider around the element, are not for this gateway. */
  readonly isWithheld: boolean;
  /** The page gives tokens. */
  readonly hasAuth: boolean;
  /** The required attributes that are missing, as written in HTML. */
  readonly missing: readonly string[];
  /** What is wrong with how the gateway is named. */
  readonly misnamed: MisnamedGateway | undefined;
  /** Attributes whose value is none that they accept, each with what they accept. */
  readonly unknownValues: readonly (readonly [string, string])[];
  /** The ids that `data-lead-opens` names without effect, each with the tag that has the id, if one has. */
  readonly idleOpeners: readonly (readonly [string, string | undefined])[];
  /** The address of the gateway, where it has one. */
  readonly gatewayUrl: string | undefined;
  readonly faults: readonly Fault[];
  /** The placeholders of the host's wording that its messages do not have, as `key {placeholder}`. */
  readonly misworded: readonly string[];
  /** What the page's policy has blocked, as `directive origin`. */
  readonly blocked: readonly string[];
  readonly hasStorage: boolean;
  /** Other versions of the package on this page. */
  readonly copies: readonly string[];
  /** The version of this code. */
  readonly version: string;
  readonly broken: readonly string[];
  readonly pageOrigin: string;
}

/** Below this width, in pixels, words are cut off. */
const NARROWEST_PX = 200;

const finding = (code: FindingCode, problem: string, mend: string): Finding => ({ code, problem, mend });

/** The problems of an embed, the most serious one first. */
export function findingsOf(input: DiagnosisInput): readonly Finding[] {
  const { tag, facts, isWithheld, missing, misnamed, faults, hasStorage, copies, broken, version: own } = input;
  const { width = NARROWEST_PX } = facts;
  const blocked = refusedOf(input);
  const wrongAddress = ofAddress(input);
  const isNowhere = !misnamed && facts.gateway === 'page' && !facts.isReady && faults.some(isOfNoGateway);
  // What an address that is none has answered says nothing more.
  const told = faults.filter((fault) => !((wrongAddress && isAnswer(fault)) || (isNowhere && isOfNoGateway(fault))));
  return unique([
    ...broken.map((name) =>
      finding('broken-by-script', `A script of the page has broken ${name}.`, 'Remove or update that script.'),
    ),
    ...missing.map((name) =>
      finding('missing-attribute', `<${tag}> has no ${name}.`, `Write <${tag} ${name}="…">, or set the property.`),
    ),
    ...input.unknownValues.map(([name, accepted]) =>
      finding('unknown-value', `<${tag}> cannot use the value of ${name}.`, `Write ${accepted}.`),
    ),
    misnamed &&
      finding(
        misnamed === 'emptyGateway' ? 'empty-gateway' : 'bad-gateway-url',
        fill(widgetEnUS[misnamed], { tag }),
        fill(widgetEnUS[`${misnamed}Hint`], { tag }),
      ),
    ...input.idleOpeners.map(ofOpener),
    wrongAddress,
    isNowhere &&
      finding(
        'no-gateway',
        'No gateway is named, and the page’s origin is none.',
        'Set gateway-url on the tag or on a <lead-gateway> around it, or call configure({ gatewayUrl }).',
      ),
    isWithheld &&
      finding(
        'token-withheld',
        'The page’s auth or one-time-token is for a gateway of another origin.',
        'Give auth or one-time-token where gateway-url is given.',
      ),
    ...blocked.map((rule) => {
      const [directive, origin] = rule.split(' ');
      return finding(
        'blocked-by-csp',
        `The page’s Content-Security-Policy refuses ${rule}.`,
        `Add ${origin} to ${directive} in the policy.`,
      );
    }),
    ...told.map((fault) => ofFault(fault, input, blocked.length > 0)),
    !hasStorage &&
      finding(
        'storage-blocked',
        'The page has no sessionStorage: drafts last until it is left.',
        'Allow storage; a sandboxed frame needs allow-same-origin.',
      ),
    ...input.misworded.map((written) => {
      const [key, place] = written.split(' ');
      return finding('unknown-placeholder', `The message ${key} has no ${place}.`, `Take ${place} out of your text.`);
    }),
    ...copies.map((version) =>
      finding(
        'defined-twice',
        `lead-widgets ${version} is on this page ${version === own ? 'twice' : 'too'}.`,
        version === own ? 'Load lead-widgets.js once.' : 'Load one version.',
      ),
    ),
    width > 0 &&
      width < NARROWEST_PX &&
      finding('too-narrow', `The widget has ${Math.round(width)} px.`, `Give it ${NARROWEST_PX} px or more.`),
  ]);
}

/** 'Message' leads to the product's own address of a thread, which other sites do not have. */
export const OWN_THREAD_LINK = finding(
  'thread-link',
  'Message leads to /app/conversation/…, the product’s own page.',
  'Set thread-url to your page of a conversation, or thread-url="none" for no link.',
);

/** A control of the page that opens nothing. */
function ofOpener([id, tag]: DiagnosisInput['idleOpeners'][number]): Finding {
  if (tag === undefined) {
    return finding(
      'unknown-opener',
      `data-lead-opens names ${id}, and nothing on the page has this id.`,
      `Write id="${id}" on the tag that it opens.`,
    );
  }
  return finding(
    'unknown-opener',
    `data-lead-opens names ${id}, and this <${tag}> is not a dialog.`,
    tag === 'raq-funnel'
      ? 'Write <raq-funnel presentation="modal">.'
      : `Write id="${id}" on a <raq-funnel presentation="modal"> or a <review-request-modal>.`,
  );
}

/** What is probably wrong with an address that can be read. */
function ofAddress({ gatewayUrl = '' }: DiagnosisInput): Finding | false {
  if (/\/gateway\/?$/.test(gatewayUrl)) {
    return finding(
      'bad-gateway-url',
      'gateway-url ends with /gateway, as every call’s path begins.',
      'Take /gateway away from its end.',
    );
  }
  return (
    /^(?:localhost|[\w-]{1,63}(?:\.[\w-]{1,63})+)(?::\d+)?(?:\/|$)/.test(gatewayUrl) &&
    finding('bad-gateway-url', 'gateway-url has no scheme.', 'Write https:// before it.')
  );
}

/** Failures that suggest a wrong address: no answer, an answer of another server, or an unknown path. */
function isOfNoGateway({ operation, kind, status = 0 }: Fault): boolean {
  if (operation === 'load') return false;
  return /network|timeout|contract/.test(kind) || [404, 405, 501].includes(status);
}

/** Whether the server at the address has answered, or should have: not that code or a token of the page is missing. */
function isAnswer({ operation, kind, status }: Fault): boolean {
  return operation !== 'load' && kind !== 'chat' && (kind !== 'auth' || status !== undefined);
}

/** What the policy has blocked for this widget: its gateway, or a server of the chat. */
function refusedOf({ tag, blocked, facts }: DiagnosisInput): readonly string[] {
  const isChat = /thread|app/.test(tag);
  return blocked.filter((rule) => {
    const [directive = '', origin] = rule.split(' ');
    return (
      (directive === 'connect-src' && (origin === facts.gatewayOrigin || (isChat && /twilio/.test(rule)))) ||
      (isChat && directive === 'img-src')
    );
  });
}

const noCredentials: Readonly<Record<string, string>> = {
  'one-time': 'Give a fresh one-time-token, or auth.getToken.',
  session: 'Sign in on the gateway’s origin with cookies that are SameSite=None; Secure, or give auth.getToken.',
};

function ofFault(
  { operation, kind, status, path }: Fault,
  input: DiagnosisInput,
  isRefused: boolean,
): Finding | undefined {
  const { tag, facts, pageOrigin } = input;
  if (kind === 'auth' && status === undefined) {
    const refused = input.blocked.filter((rule) => rule.startsWith('connect-src '));
    return finding(
      'token-failed',
      'auth.getToken threw, or gave no text that a header can hold.',
      refused.length === 0
        ? 'Return the token alone, as a text or a promise of one.'
        : `Return the token alone, as a text. If it asks a server that the policy refuses (${refused.join(', ')}), allow it there.`,
    );
  }
  if (status === 403 && tag !== 'raq-funnel') {
    return finding(
      'token-refused',
      'The gateway does not let this caller see what was asked for (403).',
      'Set sp-id to the provider who is signed in.',
    );
  }
  if (kind === 'auth' || status === 401) {
    return finding(
      'token-refused',
      `The gateway does not accept who calls (${status}).`,
      input.hasAuth
        ? 'Look at auth.getToken: it must give a token that is not empty, at reason unauthorized a new one, and not throw.'
        : (noCredentials[facts.authMode ?? 'session'] ?? 'Sign in, and set auth-mode.'),
    );
  }
  switch (kind) {
    case 'network':
    case 'timeout':
      if (operation === 'load') {
        return finding(
          'code-missing',
          'The code of the widget did not come.',
          'Serve the files beside lead-widgets.js; allow them in script-src.',
        );
      }
      if (isRefused) return undefined;
      return finding(
        'gateway-unreachable',
        `The call ${operation} to ${facts.gatewayOrigin ?? 'the gateway'} had no answer that the page may read.`,
        `Check gateway-url; the gateway must send Access-Control-Allow-Origin: ${pageOrigin} with every answer, errors too.`,
      );
    case 'challenge':
      return finding(
        'challenge-waiting',
        'A challenge waits.',
        'Show it at challenge-required, then call replayChallenges().',
      );
    case 'contract':
      if (path === WEB_PAGE || path === REDIRECT) {
        return finding(
          'answer-unknown',
          `The gateway answered ${operation} with ${path}. Is the person signed in?`,
          'Answer 401 where a sign-in is missing. If the person is signed in, check gateway-url.',
        );
      }
      return finding(
        'answer-unknown',
        `The answer to ${operation} is not what the widgets expect${path === undefined ? '' : `: look at ${path}`}.`,
        path === undefined
          ? 'Check gateway-url: the answer is not JSON, or not of a gateway.'
          : 'Mend the answer, or give createGateway({ transforms }).',
      );
    case 'chat':
      return finding(
        'chat-unavailable',
        'The chat service cannot be reached.',
        'Allow wss://tsock.us1.twilio.com in connect-src and install @twilio/conversations, or give the property chat.',
      );
    case 'http':
      return finding(
        'gateway-refused',
        `The call ${operation} was answered with ${status}${path === undefined ? '' : `: ${path}`}.`,
        path === undefined
          ? 'Look for the requestId of widget-error in the gateway’s log.'
          : 'Add this call to the gateway, or give createGateway({ paths }).',
      );
    // Another finding covers a missing attribute. The widget itself shows a render error.
    default:
      return undefined;
  }
}

/** @returns each problem once */
function unique(findings: readonly (Finding | false | undefined)[]): readonly Finding[] {
  return findings
    .filter((each) => each !== false && each !== undefined)
    .filter(({ problem }, index, all) => all.findIndex((other) => other.problem === problem) === index);
}
