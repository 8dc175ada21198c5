import type { Caller, GatewayClient } from '../../../../src/gateway.js';

export interface RequestForm {
  readonly call: string;
  make(gateway: GatewayClient): Promise<unknown>;
  /** Method, path and query, for example `GET /gateway/lead/v1/projects?limit=5`. */
  readonly request: string;
  readonly body: unknown;
  readonly caller: Caller;
  /** The value of `X-Caller-Id`, or null without one. */
  readonly callerId: string | null;
}

type Operation = Exclude<keyof GatewayClient, 'challenges'>;
type OperationOf<Call> = Call extends `${infer Name extends Operation} v${string}` ? Name : Call & Operation;

export const formsOf =
  (caller: Caller, callerId: string | null) =>
  <Call extends Operation | `${Operation} v${number}`>(
    call: Call,
    input: Parameters<GatewayClient[OperationOf<Call>]>[0],
    request: `${'GET' | 'POST' | 'PUT'} /${string}`,
    body: unknown = request.startsWith('GET') ? undefined : input,
    options?: Parameters<GatewayClient[OperationOf<Call>]>[1],
  ): RequestForm => ({
    call,
    make: (gateway) => Reflect.apply(Reflect.get(gateway, call.replace(/ v\d$/, '')), gateway, [input, options]),
    request,
    body,
    caller,
    callerId,
  });
