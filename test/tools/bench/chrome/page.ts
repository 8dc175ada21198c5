import type { DevTools } from './devtools-pipe.js';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

const LONGEST_LOAD_MS = 30_000;

export type BenchPage = Awaited<ReturnType<typeof openPage>>;

export type Line = { readonly bytesPerSecond: number; readonly answerMs: number };

export async function openPage(devTools: DevTools) {
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method: string, parameters?: object) => devTools.send(method, parameters, String(sessionId));
  await send('Performance.enable', { timeDomain: 'threadTicks' });

  async function metric(wanted: string): Promise<number> {
    const { metrics } = (await send('Performance.getMetrics')) as { metrics?: { name: string; value: number }[] };
    const value = metrics?.find(({ name }) => name === wanted)?.value;
    if (value === undefined) throw new Error(`This Chromium does not tell ${wanted}.`);
    return value;
  }

  const page = {
    async goto(address: string): Promise<void> {
      const { errorText } = await send('Page.navigate', { url: address });
      if (errorText !== undefined) throw new Error(`${address} could not be opened: ${errorText}`);
      const end = Date.now() + LONGEST_LOAD_MS;
      while (Date.now() < end) {
        const arrived = await page.evaluate(
          (url) => document.readyState === 'complete' && location.href === url,
          new URL(address).href,
        );
        if (arrived) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`${address} was not loaded in time.`);
    },
    /** Runs a function in the page and awaits its result. The function cannot use variables from outside. */
    async evaluate<Given extends Json, Result extends Json | undefined>(
      work: (given: Given) => Result | Promise<Result>,
      given: Given,
    ): Promise<Result> {
      const expression = `(${String(work)})(${JSON.stringify(given)})`;
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = answer as unknown as Evaluated<Result>;
      if (exceptionDetails !== undefined) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      return result.value;
    },
    addModule: (code: string): Promise<undefined> =>
      page.evaluate((text) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.textContent = `${text};globalThis.dispatchEvent(new Event('module-ran'))`;
        const ran = new Promise<undefined>((resolve, reject) => {
          addEventListener('module-ran', () => resolve(undefined), { once: true });
          addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        });
        document.head.append(script);
        return ran;
      }, code),
    mainThreadMs: async () => (await metric('TaskDuration')) * 1000,
    async collectGarbage(): Promise<void> {
      await send('HeapProfiler.collectGarbage');
    },
    async heapMb(): Promise<number> {
      await page.collectGarbage();
      await page.collectGarbage();
      return (await metric('JSHeapUsedSize')) / 1_000_000;
    },
    /** The memory of objects, strings and functions of the page, without compiled code and data of the engine. */
    async objectsMb(): Promise<number> {
      let text = '';
      const end = devTools.hear(String(sessionId), ({ method, params }) => {
        if (method === 'HeapProfiler.addHeapSnapshotChunk') text += String(params['chunk']);
      });
      await page.collectGarbage();
      await send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
      end();
      return objectBytes(text) / 1_000_000;
    },
    async listeners(): Promise<number> {
      await page.collectGarbage();
      return metric('JSEventListeners');
    },
    async throttle(rate: number): Promise<void> {
      await send('Emulation.setCPUThrottlingRate', { rate });
    },
    async slowLine({ bytesPerSecond, answerMs }: Line): Promise<void> {
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', {
        offline: false,
        latency: answerMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    },
    async close(): Promise<void> {
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
  return page;
}

interface Evaluated<Result> {
  readonly result: { readonly value: Result };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

const OBJECTS = [
  ...['array', 'object', 'closure', 'regexp', 'number', 'symbol', 'bigint', 'string', 'concatenated string'],
  'sliced string',
];

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

function objectBytes(text: string): number {
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[type]?.[nodes[at + type] ?? 0] ?? '';
    if (OBJECTS.includes(kind)) sum += nodes[at + size] ?? 0;
  }
  return sum;
}
