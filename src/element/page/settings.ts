import type { ContactTypeNumbers } from '../../gateway/contact-type.js';
import type { AuthMode, FetchFunction, TokenSource } from '../../gateway/options.js';
import { baseAddress, hasUserInfo, isReadableAddress } from '../../gateway/transport/request-parts.js';
import type { Messages } from '../../i18n/messages.js';
import { baseAddressOfPage, parsedUrl } from '../../web/platform.js';
import type { GatewaySource } from '../diagnosis/diagnosis.js';
import type { AnalyticsEvent } from '../events/widget-event.js';
import {
  chatProperty,
  contactAttributes,
  gatewayAttributes,
  gatewayProperties,
  gatewayValues,
} from '../shell/shared-attributes.js';
import { type RawValues, readValues } from '../shell/values.js';

/** The settings of a widget: from its element, from a provider around it, or from the page. */
export interface WidgetSettings {
  /** The host's own gateway client. Replaces `gatewayUrl`. */
  readonly gateway?: object | undefined;
  /** Origin or base address in front of `/gateway/…`. */
  readonly gatewayUrl?: string | undefined;
  readonly authMode?: AuthMode | undefined;
  readonly oneTimeToken?: string | undefined;
  readonly auth?: TokenSource | undefined;
  /** The host's opaque id of the signed-in person. Part of every key on the device, as a hash. */
  readonly identity?: string | undefined;
  readonly sourceApplication?: string | undefined;
  readonly applicationVersion?: string | undefined;
  /** The page where one signs in again. */
  readonly signInUrl?: string | undefined;
  readonly features?: readonly string[] | undefined;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
  /** The host's wording, by key. */
  readonly messages?: Partial<Messages> | undefined;
  /** The chat service of `<message-thread>`. */
  readonly chat?: object | undefined;
  /** Name of the cookie that holds the campaign's id. */
  readonly campaignCookie?: string | undefined;
  /** Number of the contact placement. */
  readonly contactPlacement?: number | undefined;
  /** Numbers of contact types, by name. */
  readonly contactTypes?: ContactTypeNumbers | undefined;
  readonly analytics?: ((event: AnalyticsEvent) => void) | undefined;
  /** Replaces `fetch`. The sandbox of a demo uses it. */
  readonly fetch?: FetchFunction | undefined;
}

/** The attributes and properties that can be settings. A tag that lacks one leaves it undefined. */
const settingsTable = {
  attributes: { ...gatewayAttributes, ...contactAttributes },
  values: gatewayValues,
  properties: { ...gatewayProperties, ...chatProperty },
} as const;

/** The settings that the host set on the element itself. */
export function ownSettings(provided: RawValues): WidgetSettings {
  const { auth, messages, analytics, ...settings } = readValues(settingsTable, provided);
  return {
    ...settings,
    auth: auth !== undefined && isTokenSource(auth) ? auth : undefined,
    messages: messages !== undefined && isWording(messages) ? messages : undefined,
    analytics: analyticsOf(analytics),
  };
}

/** The gateway address of a demo. It does not exist, so that nothing reaches another gateway. */
export const DEMO_URL = 'https://sandbox.invalid';

type Levels = readonly WidgetSettings[];

/**
 * Merges settings. The nearest level that names a gateway decides which gateway the widget uses. Credentials come from
 * that level, from a nearer one, or from one whose gateway has the same origin, so no other gateway gets a token.
 * @param levels from the nearest to the farthest
 */
export function mergeSettings(levels: Levels): WidgetSettings {
  const source = gatewayOf(levels);
  const merged: WidgetSettings = Object.assign({}, ...[...levels].reverse().map(definedSettings));
  const trusted = levels.filter((_level, index) => mayInherit(levels, index));
  return {
    ...merged,
    gateway: source?.gateway,
    gatewayUrl: source?.gatewayUrl,
    fetch: source?.fetch,
    auth: trusted.find(({ auth }) => auth)?.auth,
    oneTimeToken: trusted.find(({ oneTimeToken }) => oneTimeToken)?.oneTimeToken,
  };
}

/** Whether a farther level has credentials that this gateway does not get. */
export function hasWithheldCredentials(levels: Levels): boolean {
  const { auth, oneTimeToken } = mergeSettings(levels);
  return levels.some((level) => (!auth && level.auth) || (!oneTimeToken && level.oneTimeToken));
}

/** The nearest level that names a gateway, or undefined if the widget uses the page's own origin. */
function gatewayOf(levels: Levels): WidgetSettings | undefined {
  return levels.find(({ gateway, gatewayUrl, fetch }) => gateway ?? gatewayUrl ?? fetch);
}

function mayInherit(levels: Levels, index: number): boolean {
  const mine = gatewayOf(levels);
  const outerGateway = gatewayOf(levels.slice(index));
  if (mine === outerGateway) return true;
  const origin = originOf(mine);
  return origin !== undefined && origin === originOf(outerGateway);
}

/** Undefined if the gateway is an object, or if its address is not valid. */
function originOf({ gateway, fetch, gatewayUrl = '' }: WidgetSettings = {}): string | undefined {
  if (gateway ?? fetch) return undefined;
  const address = baseAddress(gatewayUrl) || '/';
  return parsedUrl(address, baseAddressOfPage())?.origin;
}

function definedSettings(settings: WidgetSettings): WidgetSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

function isTokenSource(value: object): value is TokenSource {
  return 'getToken' in value && typeof value.getToken === 'function';
}

/** Checks only the type. `overrideMessages` ignores unknown keys and values that are not text. */
function isWording(value: object): value is Partial<Messages> {
  return !Array.isArray(value) && typeof value !== 'function';
}

function analyticsOf(value: object | undefined): ((event: AnalyticsEvent) => void) | undefined {
  return typeof value === 'function' ? (event) => void Reflect.apply(value, undefined, [event]) : undefined;
}

/** A gateway that an element cannot use. */
export type GatewayMistake = 'badGatewayUrl' | 'passwordInGatewayUrl' | 'emptyGateway';

/**
 * Checks how the gateway of an element is named: whether its address can be read, and whether there is an empty
 * `<lead-gateway>` next to an element without a gateway. Editors that close the tag early write one.
 */
export function gatewayMistakeOf(element: Element, settings: WidgetSettings): GatewayMistake | undefined {
  const source = gatewaySourceOf(settings);
  if (source === 'address' && !isReadableAddress(settings.gatewayUrl ?? '')) return 'badGatewayUrl';
  if (source === 'address' && hasUserInfo(settings.gatewayUrl ?? '')) return 'passwordInGatewayUrl';
  const root = element.getRootNode();
  const gateways = (root instanceof ShadowRoot ? root : document).querySelectorAll('lead-gateway');
  const hasEmptyGateway = source === 'page' && [...gateways].some(({ children: [first] }) => !first);
  return hasEmptyGateway ? 'emptyGateway' : undefined;
}

export function gatewaySourceOf({ gateway, gatewayUrl, fetch }: WidgetSettings): GatewaySource {
  if (gateway) return 'object';
  if (fetch) return 'demo';
  return gatewayUrl ? 'address' : 'page';
}
