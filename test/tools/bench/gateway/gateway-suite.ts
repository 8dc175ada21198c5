import { buildNote, bundle } from '../bundle.js';
import type { BenchPage } from '../chrome/page.js';
import type { Contender, Suite } from '../suite.js';
import { LIMIT } from './pages/turn.js';
import { sameRequests } from './same-request.js';
import { startServerProcess } from './server-process.js';

const WARM_UP = 20;
const CALLS = 100;

/** The client against plain `fetch` and `JSON.parse`: the same request, the same answer, bundled the same way. */
export const gatewaySuite: Suite = {
  name: 'gateway',
  about: 'the ten-lead answer of `leads` over HTTP from the local server in another process',
  turns: CALLS,
  unit: 'call',
  bound: 'fetch',
  goals: [{ contender: 'createGateway', atMost: 1.5 }],
  async start() {
    const [plain, client] = await Promise.all([
      bundle(pageOf('plain'), 'gateway'),
      bundle(pageOf('gateway'), 'gateway'),
    ]);
    const { origin, close } = await startServerProcess();
    const compare = sameRequests();
    const contender = (name: string, code: string): Contender => ({
      name,
      async open(page) {
        await page.goto(`${origin}/`);
        await page.addModule(code);
        await compare(page);
        await turns(page, WARM_UP);
      },
      run: (page) => turns(page, CALLS),
    });
    return {
      contenders: [contender('fetch', plain), contender('createGateway', client)],
      note: await buildNote(),
      close,
    };
  },
};

const pageOf = (name: string) => new URL(`pages/${name}.ts`, import.meta.url);

/** Makes calls one after the other; milliseconds by the page's clock. */
function turns(page: BenchPage, count: number): Promise<number> {
  return page.evaluate(
    async ([times, leads]) => {
      const start = performance.now();
      for (let made = 0; made < times; made += 1) {
        const came = await globalThis.benchTurn?.();
        if (came !== leads) throw new Error(`${came} leads came instead of ${leads}.`);
      }
      return performance.now() - start;
    },
    [count, LIMIT] as const,
  );
}
