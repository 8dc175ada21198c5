import './second-tab-globals.js';
import '../../src/elements/lead-board.js';
import { createGateway } from '../../src/gateway.js';
import { signOut } from '../../src/index.js';

/** Runs in a document of its own, with its own modules, as in another tab. */
const tab = {
  openBoard(fetch: typeof globalThis.fetch, properties: object) {
    const board = document.createElement('lead-board');
    Object.assign(board, properties, { gateway: createGateway({ fetch }) });
    document.body.append(board);
    return board;
  },
  signOut,
};

export type SecondTab = typeof tab;

Reflect.set(window, 'tab', tab);
