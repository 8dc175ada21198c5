import { createServer } from 'node:http';
import { type FetchHandler, handle } from './http-adapter.js';

export interface LocalServer {
  /** For instance `http://127.0.0.1:43121`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** A plain HTTP server around a fetch handler. Port 0 takes any free port. */
export function createLocalServer(options: {
  readonly fetch: FetchHandler;
  readonly port?: number;
  readonly host?: string;
}): Promise<LocalServer> {
  const { fetch, port = 0, host = '127.0.0.1' } = options;
  const server = createServer((incoming, outgoing) => void handle(fetch, incoming, outgoing));

  function close(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.close((error) => (error === undefined ? resolve() : reject(error)));
      server.closeAllConnections();
    });
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'));
      else resolve({ origin: `http://${host}:${address.port}`, close });
    });
  });
}
