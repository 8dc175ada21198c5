import { TestEnvironment } from 'jest-environment-jsdom';

const NAMES = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'performance',
];

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NAMES) {
      Object.defineProperty(this.global, name, {
        configurable: true,
        writable: true,
        value: Reflect.get(globalThis, name),
      });
    }
  }
}
