import type { Faults } from './faults.js';
import type { Frame, Peer } from './peer.js';

type Fields = Readonly<Record<string, unknown>>;

export interface TunnelRequest {
  readonly method: string;
  /** With the host's part left out. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Fields;
  readonly identity: string;
}

export interface TunnelAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const ok = (body: unknown): TunnelAnswer => ({ status: 200, body });
export const refused = (status: number, message: string): TunnelAnswer => ({
  status,
  body: { status, code: status * 100, message },
});

type Answerer = (request: TunnelRequest, peer: Peer) => TunnelAnswer | undefined;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

function bodyOf({ header, payload }: Frame): Fields {
  if (payload.length === 0) return {};
  const text = payload.toString('utf8');
  if (/form-urlencoded/.test(String(header['payload_type']))) return Object.fromEntries(new URLSearchParams(text));
  return fieldsOf(JSON.parse(text));
}

function requestOf(frame: Frame, identity: string): TunnelRequest {
  const { method, path, params } = fieldsOf(frame.header['http_request']);
  const plain = Object.entries(fieldsOf(params)).map(([name, value]) => [name, decodeURIComponent(String(value))]);
  const body = bodyOf(frame);
  return { method: String(method), path: String(path), params: Object.fromEntries(plain), body, identity };
}

/**
 * Answers the REST calls that clients send through their sockets.
 * @param answerers are asked in turn; a call that none of them knows is answered with 404
 */
export const createTunnel =
  (faults: Faults, answerers: readonly Answerer[]) =>
  (frame: Frame, peer: Peer): void => {
    if (peer.identity === undefined) return;
    const request = requestOf(frame, peer.identity);
    const fault = faults.takeCall(request.method, request.path);
    const answerOf = () => {
      try {
        for (const answer of answerers) {
          const found = answer(request, peer);
          if (found) return found;
        }
      } catch (error) {
        return refused(500, String(error));
      }
      return refused(404, `There is no ${request.path}.`);
    };
    const respond = () => {
      const { status, body } = fault?.status === undefined ? answerOf() : refused(fault.status, 'As was asked for.');
      const http = { http_status: { code: status, status: String(status) }, http_headers: {} };
      if (fault?.losesAnswer) peer.socket.terminate();
      else peer.reply(frame.header['id'], http, body);
    };
    if (faults.latencyMs > 0) setTimeout(respond, faults.latencyMs);
    else respond();
  };
