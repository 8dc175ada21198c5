import { REDIRECT, WEB_PAGE } from '../../gateway/errors/gateway-error.js';
import { fill, type MessageValues } from '../../i18n/messages.js';
import { widgetEnUS } from '../../i18n/widget-messages.en-US.js';
import type { GatewayMistake } from '../page/settings.js';
import type { Diagnosis, Finding, FindingCode } from './diagnosis.js';
import type { Fault } from './fault-log.js';
import texts from './findings.json' with { type: 'json' };

/** The facts about one element and its page. */
export interface DiagnosisInput {
  readonly tag: string;
  readonly facts: Diagnosis['facts'];
  /** Credentials of the page, or of a provider around the element, are not for this gateway. */
  readonly isWithheld: boolean;
  readonly hasAuth: boolean;
  /** The required attributes that are missing, as written in HTML. */
  readonly missing: readonly string[];
  readonly gatewayMistake: GatewayMistake | undefined;
  /** Attributes with an invalid value, and the valid ones. */
  readonly unknownValues: readonly (readonly [string, string])[];
  /** The ids that `data-lead-opens` names without effect, each with the tag that has the id, if one has. */
  readonly idleOpeners: readonly (readonly [string, string | undefined])[];
  readonly gatewayUrl: string | undefined;
  readonly faults: readonly Fault[];
  /** Whether the gateway has answered a call. */
  readonly hasAnswer: boolean;
  /** The placeholders of the host's wording that its messages do not have, as `key {placeholder}`. */
  readonly invalidMessages: readonly string[];
  /** What the page's policy has blocked, as `directive origin`. */
  readonly blocked: readonly string[];
  readonly hasStorage: boolean;
  /** Other versions of the package on this page. */
  readonly copies: readonly string[];
  readonly version: string;
  readonly broken: readonly string[];
  readonly pageOrigin: string;
}

/** Below this width, in pixels, texts are cut off. */
const NARROWEST_PX = 200;

function finding(code: FindingCode, text: keyof typeof texts, values: MessageValues = {}): Finding {
  const { problem, mend } = texts[text];
  return { code, problem: fill(problem, values), mend: fill(mend, values) };
}

/** The problems of an embed, the most serious one first. */
export function findingsOf(input: DiagnosisInput): readonly Finding[] {
  const { tag, facts, isWithheld, missing, gatewayMistake, faults, hasStorage, copies, broken, version: own } = input;
  const { width = NARROWEST_PX } = facts;
  const blocked = refusedOf(input);
  const wrongAddress = ofAddress(input);
  const isNowhere = !gatewayMistake && facts.gateway === 'page' && !input.hasAnswer && faults.some(isOfNoGateway);
  // A wrong address explains its failures.
  const reported = faults.filter(
    (fault) => !((wrongAddress && isAnswer(fault)) || (isNowhere && isOfNoGateway(fault))),
  );
  return unique([
    ...broken.map((name) => finding('broken-by-script', 'broken', { name })),
    ...missing.map((name) => finding('missing-attribute', 'missing', { tag, name })),
    ...input.unknownValues.map(([name, accepted]) => finding('unknown-value', 'unknownValue', { tag, name, accepted })),
    gatewayMistake && {
      code: gatewayMistake === 'emptyGateway' ? 'empty-gateway' : 'bad-gateway-url',
      problem: fill(widgetEnUS[gatewayMistake], { tag }),
      mend: fill(widgetEnUS[`${gatewayMistake}Hint`], { tag }),
    },
    ...input.idleOpeners.map(ofOpener),
    wrongAddress,
    isNowhere && finding('no-gateway', 'noGateway'),
    isWithheld && finding('token-withheld', 'withheld'),
    ...blocked.map((rule) => {
      const [directive = '', origin = ''] = rule.split(' ');
      return finding('blocked-by-csp', 'blocked', { directive, origin });
    }),
    ...reported.map((fault) => ofFault(fault, input, blocked.length > 0)),
    !hasStorage && finding('storage-blocked', 'noStorage'),
    ...input.invalidMessages.map((written) => {
      const [key = '', place = ''] = written.split(' ');
      return finding('unknown-placeholder', 'unknownPlaceholder', { key, place });
    }),
    ...copies.map((version) => finding('defined-twice', version === own ? 'sameCopy' : 'otherCopy', { version })),
    width > 0 &&
      width < NARROWEST_PX &&
      finding('too-narrow', 'narrow', { width: Math.round(width), least: NARROWEST_PX }),
  ]);
}

/** 'Message' leads to the product's own address of a thread, which other sites do not have. */
export const OWN_THREAD_LINK = finding('thread-link', 'ownThreadLink');

/** The property was not set, for example because a policy blocked the script that sets it. */
export const DEFAULT_CONSENT = finding('default-consent', 'defaultConsent');

/** A dialog without a control that opens it. A script may still do so. */
export function ofNoOpener({ localName: tag, id }: Element): Finding {
  return finding('no-opener', 'noOpener', { tag, id: id || 'the id of the tag' });
}

/** A control of the page that opens nothing. */
function ofOpener([id, tag]: DiagnosisInput['idleOpeners'][number]): Finding {
  if (tag === undefined) return finding('unknown-opener', 'noOpened', { id });
  return finding('unknown-opener', tag === 'raq-funnel' ? 'inlineFunnel' : 'noDialog', { id, tag });
}

/** What is probably wrong with an address that can be read. */
function ofAddress({ gatewayUrl = '', pageOrigin }: DiagnosisInput): Finding | false {
  // Browsers let a page reach its own machine by http.
  const isMixed = pageOrigin.startsWith('https:') && /^http:(?!\/\/(?:localhost|127\.|\[::1))/.test(gatewayUrl);
  if (isMixed) return finding('bad-gateway-url', 'mixedContent');
  if (/\/gateway\/?$/.test(gatewayUrl)) return finding('bad-gateway-url', 'gatewayPath');
  const hasNoScheme = /^(?:localhost|[\w-]{1,63}(?:\.[\w-]{1,63})+)(?::\d+)?(?:\/|$)/.test(gatewayUrl);
  return hasNoScheme && finding('bad-gateway-url', 'noScheme');
}

/** Whether the gateway does not know the value of an attribute, such as `sp-id`. */
function isOfAttribute({ status, path = '' }: Fault): boolean {
  return status === 404 && /^[a-z-]+$/.test(path);
}

/** Failures that suggest a wrong address: no answer, an answer of another server, or an unknown path. */
function isOfNoGateway(fault: Fault): boolean {
  const { operation, kind, status = 0 } = fault;
  if (operation === 'load' || isOfAttribute(fault)) return false;
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

const LOCAL = /^https?:\/\/(?:localhost|127\.\d|10\.\d|192\.168\.\d|\[::1)/;

/** Whether a page of the internet calls this machine or its network. Browsers ask the person first, or refuse. */
function isOfLocalNetwork({ facts: { gatewayOrigin = '' }, pageOrigin }: DiagnosisInput): boolean {
  return LOCAL.test(gatewayOrigin) && !LOCAL.test(pageOrigin);
}

/** The finding about a refused sign-in, by auth mode. */
const SIGNED_OUT = { session: 'signedOutSession', 'one-time': 'signedOutOneTime', none: 'signedOutNone' } as const;

function ofFault(fault: Fault, input: DiagnosisInput, isRefused: boolean): Finding | undefined {
  const { operation, kind, status = 0, path = '' } = fault;
  const { tag, facts, hasAuth, blocked, pageOrigin: page } = input;
  const values = { operation, status, path };
  if (operation === 'configure' && path !== '') return finding('unknown-value', 'badProperty', { tag, name: path });
  if (isOfAttribute(fault)) return finding('unknown-value', 'unknownToGateway', { tag, name: path });
  if (kind === 'auth' && status === 0) {
    const refused = blocked.filter((rule) => rule.startsWith('connect-src ')).join(', ');
    return finding('token-failed', refused === '' ? 'tokenFailed' : 'tokenBlocked', { refused });
  }
  if (status === 403 && tag !== 'raq-funnel') return finding('token-refused', 'forbidden');
  if (kind === 'auth' || status === 401) {
    return finding('token-refused', hasAuth ? 'signedOutToken' : SIGNED_OUT[facts.authMode ?? 'session'], values);
  }
  switch (kind) {
    case 'network':
    case 'timeout':
      if (operation === 'load') return finding('code-missing', 'noCode');
      if (isRefused) return undefined;
      return finding('gateway-unreachable', isOfLocalNetwork(input) ? 'localNetwork' : 'unreachable', {
        operation,
        gateway: facts.gatewayOrigin ?? 'the gateway',
        page,
      });
    case 'challenge':
      return finding('challenge-waiting', 'challenge');
    case 'contract':
      if (path === WEB_PAGE || path === REDIRECT) return finding('answer-unknown', 'webPage', values);
      return finding('answer-unknown', path === '' ? 'notJson' : 'wrongField', values);
    case 'chat':
      return finding('chat-unavailable', 'noChat');
    case 'http':
      return finding('gateway-refused', path === '' ? 'refused' : 'noCall', values);
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
