import { attempt } from '../../session/clear-device.js';
import { parsedUrl } from '../../web/platform.js';
import { sharedPage } from '../page/page.js';
import { gatewayMistakeOf, gatewaySourceOf, type WidgetSettings } from '../page/settings.js';
import { canBoot } from '../shell/define.js';
import { OPENS } from '../shell/shared-attributes.js';
import type { Diagnosis } from './diagnosis.js';
import type { FaultLog } from './fault-log.js';
import { DEFAULT_CONSENT, type DiagnosisInput, findingsOf, OWN_THREAD_LINK, ofNoOpener } from './findings.js';

declare const __VERSION__: string;

/** What an element knows about itself. `<lead-gateway>` makes no calls and shows no messages. */
interface Symptoms
  extends Pick<DiagnosisInput, 'isWithheld' | 'unknownValues'>,
    Partial<Pick<DiagnosisInput, 'missing' | 'invalidMessages'>> {
  readonly settings: WidgetSettings;
  readonly authMode: Diagnosis['facts']['authMode'];
  readonly log?: FaultLog;
  /** False for an element without a box of its own. */
  readonly hasBox: boolean;
}

/** Finds what is wrong with an embed and the line that fixes it. Returns no personal data and makes no call. */
export async function diagnose(element: HTMLElement, symptoms: Symptoms): Promise<Diagnosis> {
  const { settings, authMode, isWithheld, unknownValues, missing = [], invalidMessages = [], log, hasBox } = symptoms;
  const { refused = [], copies = [] } = sharedPage();
  const facts: Diagnosis['facts'] = {
    gateway: gatewaySourceOf(settings),
    gatewayOrigin:
      settings.gateway || settings.fetch ? undefined : parsedUrl(settings.gatewayUrl ?? '', document.baseURI)?.origin,
    authMode,
    locale: settings.locale,
    width: hasBox ? element.getBoundingClientRect().width : undefined,
    isReady: log?.isReady ?? true,
  };
  const ofProvider = (await element.parentElement?.closest('lead-gateway')?.diagnose?.())?.findings ?? [];
  const own = findingsOf({
    isWithheld,
    unknownValues,
    missing,
    invalidMessages,
    faults: log?.faults() ?? [],
    hasAnswer: log?.hasAnswer ?? true,
    tag: element.localName,
    facts,
    hasAuth: settings.auth !== undefined,
    gatewayMistake: gatewayMistakeOf(element, settings),
    idleOpeners: idleOpeners(document),
    gatewayUrl: facts.gateway === 'address' ? settings.gatewayUrl : undefined,
    blocked: [...refused],
    hasStorage: attempt(() => sessionStorage) !== null,
    copies: [...copies],
    version: __VERSION__,
    broken: canBoot() ? [] : ['Function.prototype.bind'],
    pageOrigin: location.origin,
  });
  // The other mistakes of the provider are in the settings that the element has from it.
  const findings = [...own, ...ofProvider.filter(({ code }) => code === 'unknown-value')];
  const notes = [
    ...(leadsToOwnThread(element) ? [OWN_THREAD_LINK] : []),
    ...(isUnopened(element) ? [ofNoOpener(element)] : []),
    ...(hasDefaultConsent(element) ? [DEFAULT_CONSENT] : []),
  ];
  return { tag: element.localName, version: __VERSION__, isWell: findings.length === 0, findings, notes, facts };
}

/** Whether 'Message' leads to the product's own address of a thread, on a page that is not the product's. */
function leadsToOwnThread(element: Element): boolean {
  const links: readonly unknown[] = ['threadUrl', 'officeInboxUrl'].map((name) => Reflect.get(element, name));
  return (
    ['lead-board', 'lead-card'].includes(element.localName) &&
    links.every((link) => link === undefined) &&
    !location.pathname.startsWith('/app/')
  );
}

/** Whether a funnel shows the product's own consent text. */
function hasDefaultConsent(element: Element): boolean {
  return element.localName === 'raq-funnel' && Reflect.get(element, 'consent') === undefined;
}

/** The ids that controls of the page want to open and no dialog has, each with the tag that has the id. */
function idleOpeners(page: Document): DiagnosisInput['idleOpeners'] {
  const ids = [...page.querySelectorAll(`[${OPENS}]`)].flatMap((opener) => opener.getAttribute(OPENS) ?? []);
  return [...new Set(ids)].flatMap((id) => {
    const named = page.getElementById(id);
    return named !== null && isDialog(named) ? [] : [[id, named?.localName] as const];
  });
}

function isDialog(element: Element): boolean {
  const { localName } = element;
  return (
    localName === 'review-request-modal' ||
    (localName === 'raq-funnel' && Reflect.get(element, 'presentation') === 'modal')
  );
}

function isUnopened(element: Element): boolean {
  if (!isDialog(element) || Reflect.get(element, 'open') === true) return false;
  const openers = [...document.querySelectorAll(`[${OPENS}]`)];
  return !openers.some((opener) => opener.getAttribute(OPENS) === element.id);
}
