import type { GatewayOptions } from '../../src/gateway.js';
import type { RequestForm } from './forms/form.js';

/** A way for calls to authenticate, and what a call of each caller then sends. */
export interface Mode {
  readonly name: string;
  readonly options: GatewayOptions;
  readonly carried: Readonly<Record<RequestForm['caller'], Carried>>;
}

interface Carried {
  readonly credentials: RequestCredentials;
  readonly authorization: string | null;
}

const COOKIES: Carried = { credentials: 'include', authorization: null };
const NOTHING: Carried = { credentials: 'omit', authorization: null };
const ONE_TIME: Carried = { credentials: 'omit', authorization: 'OneTime once-4711' };
const BEARER: Carried = { credentials: 'omit', authorization: 'Bearer bearer-4711' };

export const MODES: readonly Mode[] = [
  { name: 'in a session', options: {}, carried: { ServiceProvider: COOKIES, Member: COOKIES } },
  {
    name: 'with a one-time token',
    options: { authMode: 'one-time', oneTimeToken: 'once-4711' },
    carried: { ServiceProvider: COOKIES, Member: ONE_TIME },
  },
  {
    name: 'with the host’s token',
    options: { auth: { getToken: () => 'bearer-4711' } },
    carried: { ServiceProvider: BEARER, Member: BEARER },
  },
  { name: 'without any proof', options: { authMode: 'none' }, carried: { ServiceProvider: NOTHING, Member: NOTHING } },
];
