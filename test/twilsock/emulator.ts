import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createService, type EmulatorControls } from './service.js';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Carrier {
  on(event: 'upgrade', listener: Upgrade): unknown;
  off(event: 'upgrade', listener: Upgrade): unknown;
  address(): ReturnType<Server['address']>;
}

export type Emulator = Awaited<ReturnType<typeof createEmulator>>;

const PREFIX = '/twilsock/';
const NAMED = /^\/twilsock\/([\w-]+)(\/.*)$/;

type Service = ReturnType<typeof createService>;

async function callFromAfar({ controls }: Service, name: string, request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const call: unknown = Reflect.get(controls, name);
  if (typeof call !== 'function') throw new Error(`There is no ${name}.`);
  return call(...JSON.parse(text));
}

/**
 * A local stand-in for Twilio's chat service that the real SDK talks to, by its option `Twilsock.uri` alone:
 * `ws://…/twilsock/<name>/v3/wsconnect`. Media go to `/twilsock/<name>/media`. What a service can be told is at
 * `POST /twilsock/<name>/control/<call>`, with the arguments as a JSON array.
 *
 * @param options.server its sockets are taken, and its requests must be handed to `handle`; without it the emulator has
 * a server of its own on any free port of 127.0.0.1
 */
export async function createEmulator({ server }: { readonly server?: Carrier } = {}) {
  const services = new Map<string, Service>();
  const own = server ? undefined : createServer((request, response) => handle(request, response) || response.end());
  const carrier: Carrier | undefined = server ?? own;
  let host: string | undefined;

  function hostOf(): string {
    const address = carrier?.address();
    return host ?? (address && typeof address === 'object' ? `127.0.0.1:${address.port}` : '127.0.0.1');
  }

  function serviceOf(name: string): Service {
    const known = services.get(name);
    if (known) return known;
    const made = createService({
      endpoint: () => `ws://${hostOf()}${PREFIX}${name}/v3/wsconnect`,
      mediaBase: () => `http://${hostOf()}${PREFIX}${name}`,
    });
    services.set(name, made);
    return made;
  }

  function placeOf(request: IncomingMessage) {
    const [, name, path] = NAMED.exec(request.url ?? '') ?? [];
    if (name === undefined || path === undefined) return undefined;
    host = request.headers.host ?? host;
    return { service: serviceOf(name), path };
  }

  /** @returns whether the request was one for the emulator, and is answered */
  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const place = placeOf(request);
    if (!place) return false;
    const { service, path } = place;
    const call = /^\/control\/(\w+)$/.exec(path)?.[1];
    if (call === undefined) {
      service.answer(path, request, response).catch(() => response.destroy());
      return true;
    }
    callFromAfar(service, call, request).then(
      (result) => response.end(JSON.stringify(result ?? null)),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
    return true;
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const place = placeOf(request);
    if (place?.path === '/v3/wsconnect') place.service.upgrade(request, socket, head);
    else if (own) socket.destroy();
  }

  carrier?.on('upgrade', upgrade);
  if (own) await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));

  return {
    /** A service by its name: each has its own conversations, tokens and faults, and is made when it is first named. */
    service: (name = 'main'): EmulatorControls => serviceOf(name).controls,
    handle,
    async close(): Promise<void> {
      carrier?.off('upgrade', upgrade);
      for (const service of services.values()) service.close();
      own?.closeAllConnections();
      if (own) await new Promise((resolve) => own.close(resolve));
    },
  };
}
