import type { Caller, GatewayOptions, HeaderNames } from '../options.js';

declare const __VERSION__: string;

const HEADER_NAMES: HeaderNames = {
  proxyVersion: 'X-Proxy-Version',
  requestId: 'X-Request-Id',
  sourceApplication: 'X-Source-Application',
  applicationVersion: 'X-Application-Version',
  callerType: 'X-Caller-Type',
  callerId: 'X-Caller-Id',
};

const PROXY_VERSION = '1';
const SOURCE_APPLICATION = 'lead-widgets';

export interface CallIdentity {
  readonly requestId: string;
  readonly caller: Caller;
  /** The provider's id, on provider calls. */
  readonly callerId: string | number | undefined;
}

/** The headers that every call carries. */
export function callHeaders(options: GatewayOptions, identity: CallIdentity): Record<string, string> {
  const names = { ...HEADER_NAMES, ...options.headerNames };
  return {
    [names.proxyVersion]: PROXY_VERSION,
    [names.requestId]: identity.requestId,
    [names.sourceApplication]: options.sourceApplication ?? SOURCE_APPLICATION,
    [names.applicationVersion]: options.applicationVersion ?? __VERSION__,
    [names.callerType]: identity.caller,
    ...(identity.callerId === undefined ? {} : { [names.callerId]: String(identity.callerId) }),
  };
}

/** Names the first header whose value cannot be sent, without quoting it. */
export function headerFaultOf(headers: Record<string, string>): string | undefined {
  const bad = Object.entries(headers).find(([name, value]) => {
    try {
      new Headers([[name, value]]);
      return false;
    } catch {
      return true;
    }
  });
  return bad === undefined ? undefined : `the header ${bad[0]} cannot hold what it was given`;
}
