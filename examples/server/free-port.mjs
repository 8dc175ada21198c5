import { connect } from 'node:net';

/**
 * The first free port, starting with `first`.
 *
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => answers(port, host)));
    if (!taken.includes(true)) return port;
  }
  throw new Error(`No free port from ${first} to ${first + 99}.`);
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
