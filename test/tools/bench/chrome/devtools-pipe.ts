import type { Readable, Writable } from 'node:stream';

export type DevTools = ReturnType<typeof devToolsOver>;

type Heard = (event: { readonly method: string; readonly params: Readonly<Record<string, unknown>> }) => void;

type Waiting = { resolve(result: Record<string, unknown>): void; reject(error: Error): void };

/** Speaks the DevTools protocol over the two pipes of a Chromium that was started with `--remote-debugging-pipe`. */
export function devToolsOver(out: Writable, back: Readable) {
  const waiting = new Map<number, Waiting>();
  const hearing = new Map<string, Heard>();
  let last = 0;
  let rest = '';

  function settle(message: string): void {
    const { id, result, error, sessionId = '', method = '', params = {} } = JSON.parse(message);
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
  back.on('data', (text: string) => {
    const messages = `${rest}${text}`.split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) settle(message);
  });
  back.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has ended.'));
  });

  return {
    /**
     * @param sessionId the page that is meant; the browser itself without one
     * @throws Error with Chromium's own words, also when it ends before it answers
     */
    send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
    /**
     * Listens to events of a page.
     * @returns a function that stops listening
     */
    hear(session: string, heard: Heard): () => void {
      hearing.set(session, heard);
      return () => hearing.delete(session);
    },
  };
}
