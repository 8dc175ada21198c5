import type { Faults } from './faults.js';
import type { Frame } from './frame.js';
import { refused, type TunnelAnswer, type TunnelRequest } from './http-shapes.js';
import type { Peer } from './peer.js';

type Answerer = (request: TunnelRequest, peer: Peer) => TunnelAnswer | undefined;
type Fields = Readonly<Record<string, unknown>>;

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
  return {
    method: String(method),
    path: String(path),
    params: Object.fromEntries(plain),
    body: bodyOf(frame),
    identity,
  };
}

/**
 * Answers the REST calls that clients send through their sockets.
 * @param answerers are asked in turn; a call that none of them knows is answered with 404
 */
export function createTunnel(faults: Faults, answerers: readonly Answerer[]) {
  return (frame: Frame, peer: Peer): void => {
    const { identity } = peer;
    if (identity === undefined) return;
    const request = requestOf(frame, identity);
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
      if (fault?.losesAnswer) {
        peer.socket.terminate();
        return;
      }
      const http = { http_status: { code: status, status: String(status) }, http_headers: {} };
      peer.reply(frame.header['id'], http, body);
    };
    if (faults.latencyMs > 0) setTimeout(respond, faults.latencyMs);
    else respond();
  };
}
