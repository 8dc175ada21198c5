import type { Catalogue } from './catalogue.js';
import { widgetEnUS } from './widget-messages.en-US.js';

/** A sentence for each status, and one for any other failure. */
export const gatewayErrorEnUS = {
  errorBadRequest: 'Bad Request: There was an error processing your request. Please refresh and try again.',
  errorUnauthorized: 'Unauthorized: You are not logged in. Please log in.',
  errorForbidden: 'Forbidden: You do not have access to view this content.',
  errorRequestTimeout: 'Request Timeout: This content is loading slowly. Please try again soon.',
  errorLocked: 'Locked: Your account is locked. Please try again later or reset your password.',
  errorInternalServer: 'Internal Server Error: Our services are down. Please try again later.',
  errorBadGateway: 'Bad Gateway: Please try again later.',
  errorServiceUnavailable: 'Service Unavailable: Please try again later.',
  errorGatewayTimeout: 'Gateway Timeout: Please refresh and try again.',
  errorOther: 'Oops! We apologize for the inconvenience, it appears the content you requested was not found.',
} as const;

/** Every sentence for a failure, with the one for a missing connection. */
export const GATEWAY_ERROR_WORDS = { ...gatewayErrorEnUS, offline: widgetEnUS.offline } as const;

export const gatewayErrorMessages: Catalogue = {
  en: gatewayErrorEnUS,
  es: async () => (await import('./gateway-error-messages.es-US.js')).gatewayErrorEsUS,
} satisfies Catalogue<typeof gatewayErrorEnUS>;
