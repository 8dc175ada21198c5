export { createLocalServer, type LocalServer } from '../../src/cli/local-server.js';
