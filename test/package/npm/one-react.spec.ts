import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, test } from '../fixtures.js';
import { type HostApp, makeHostApp } from '../host-app.js';
import { startSite } from '../site.js';

const execute = promisify(execFile);

const files = {
  'package.json': '{ "name": "host", "private": true, "type": "module" }',
  'index.html':
    '<!doctype html><html lang="en"><title>Host</title><div id="app"></div><script type="module" src="/main.js"></script>',
  'main.js': `
    import { createElement, useState, version } from 'react';
    import { createRoot } from 'react-dom/client';
    import { LeadBoard } from 'lead-widgets/react';

    function Page() {
      const [ready, setReady] = useState('waiting');
      return createElement('main', null,
        createElement('p', null, 'React ' + version + ' is ' + ready),
        createElement(LeadBoard, { spId: '7001', onWidgetReady: () => setReady('ready') }));
    }

    createRoot(document.getElementById('app')).render(createElement(Page));`,
};

let app: HostApp;
let modules: string[];
let code: string;

const buildApp = ({ folder }: HostApp) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: 'dist', modulePreload: false },
  });

// One app for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  app = await makeHostApp(files);
  const output = await buildApp(app);
  const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = chunks.filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk');
  modules = scripts.flatMap((chunk) => chunk.moduleIds);
  code = scripts.map((chunk) => chunk.code).join('\n');
});

test.afterAll(() => rm(app.folder, { recursive: true, force: true }));

for (const file of ['react/cjs/react.production.js', 'react-dom/cjs/react-dom-client.production.js']) {
  test(`an app with another React 19 is bundled with one ${file}, its own`, () => {
    const copies = modules.filter((id) => id.replaceAll('\\', '/').endsWith(`/node_modules/${file}`));
    expect(copies).toHaveLength(1);
    expect(code).toContain(app.itsReact);
    expect(code).not.toContain(app.ourReact);
  });
}

async function withApp({ folder }: HostApp, page: Page, look: () => Promise<void>): Promise<void> {
  const built = await startSite({}, { '/': join(folder, 'dist') });
  await page.goto(`${built.origin}/`);
  await look();
  await page.goto('about:blank'); // No later code asks a server that is gone.
  await built.close();
}

test('the board works in that app with the React of the app', async ({ page }) =>
  await withApp(app, page, async () => {
    await page.getByText(`React ${app.itsReact} is ready`).waitFor();
    await page.locator('lead-board [aria-expanded="true"]').first().waitFor();
  }));

test('an app without @twilio/conversations gets a ChatError when a conversation opens', async () => {
  const script = `import { createTwilioChat } from 'lead-widgets/chat/twilio';
    const opened = createTwilioChat().open({ conversationId: 'CH1', identity: 'pro', getToken: async () => 'token' });
    const { name, code, message } = await opened.catch((error) => error);
    console.log(JSON.stringify({ name, code, message }));`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', script], { cwd: app.folder });
  expect(JSON.parse(stdout)).toEqual({
    name: 'ChatError',
    code: 'init-failed',
    message: 'The package @twilio/conversations did not load.',
  });
});

test('in an app with React 18, one sentence says what is missing', async ({ page, faults }) => {
  const old = await makeHostApp(files, '18.3.1');
  await buildApp(old);
  await withApp(old, page, () =>
    expect.poll(() => faults).toEqual(['Error: lead-widgets needs React 19 or newer; this app has 18.3.1.']),
  );
  faults.length = 0;
  await rm(old.folder, { recursive: true, force: true });
});
