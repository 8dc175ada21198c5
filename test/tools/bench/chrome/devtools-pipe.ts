import type { Readable, Writable } from 'node:stream';

/** Speaks the DevTools protocol over the two pipes of a Chromium that was started with `--remote-debugging-pipe`. */
export interface DevTools {
  /**
   * @param session the page that is meant; the browser itself without one
   * @throws Error with Chromium's own words, also when it ends before it answers
   */
  send(method: string, parameters?: object, session?: string): Promise<Record<string, unknown>>;
  /**
   * Hears what a page tells by itself.
   * @returns a function that ends it
   */
  hear(session: string, heard: (event: DevToolsEvent) => void): () => void;
}

export interface DevToolsEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Waiting {
  resolve(result: Record<string, unknown>): void;
  reject(error: Error): void;
}

interface Message extends Partial<DevToolsEvent> {
  readonly id?: number;
  readonly sessionId?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

export function devToolsOver(out: Writable, back: Readable): DevTools {
  const waiting = new Map<number, Waiting>();
  const hearing = new Map<string, (event: DevToolsEvent) => void>();
  let last = 0;
  let rest = '';

  function read(text: string): void {
    const messages = `${rest}${text}`.split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) settle(JSON.parse(message));
  }

  function settle({ id, result, error, sessionId = '', method = '', params = {} }: Message): void {
    if (id === undefined) {
      hearing.get(sessionId)?.({ method, params });
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result ?? {});
    else call?.reject(new Error(error.message));
  }

  back.setEncoding('utf8');
  back.on('data', read);
  back.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has ended.'));
  });

  return {
    send(method, parameters = {}, session) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        out.write(`${JSON.stringify({ id, method, params: parameters, sessionId: session })}\0`);
      });
    },
    hear(session, heard) {
      hearing.set(session, heard);
      return () => hearing.delete(session);
    },
  };
}
