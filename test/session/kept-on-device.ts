import type { Page } from 'playwright/test';

/** The stored entries of the widgets by storage area and key. */
export interface Kept {
  readonly tab: Readonly<Record<string, string>>;
  readonly device: Readonly<Record<string, string>>;
  readonly databases: readonly string[];
}

/** Reads the stored entries of the widgets in a tab. */
export function keptOn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const ours = (storage: Storage) =>
      Object.fromEntries(Object.entries({ ...storage }).filter(([key]) => key.startsWith('lead-widgets')));
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('lead-widgets')) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const area = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(area.getAllKeys()), done(area.getAll())]);
        for (const [index, key] of keys.entries()) {
          databases.push(`${name} ${store} ${JSON.stringify(key)} ${JSON.stringify(values[index])}`);
        }
      }
      database.close();
    }
    return { tab: ours(sessionStorage), device: ours(localStorage), databases };
  });
}

export const keptText = async (page: Page): Promise<string> => JSON.stringify(await keptOn(page));

export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found: string[] = [];
    const read = (node: Node): void => {
      if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return;
      if (node instanceof Text) found.push(node.data);
      if (node instanceof Element) {
        for (const { name, value } of node.attributes) found.push(`${name}=${value}`);
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.push(node.value);
        if (node.shadowRoot !== null) read(node.shadowRoot);
      }
      for (const child of node.childNodes) read(child);
    };
    read(document);
    return found.join('\n');
  });
