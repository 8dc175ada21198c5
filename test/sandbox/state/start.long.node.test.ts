import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

const PORT = 5480;
const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs `npm start` without Storybook and build, and waits for the addresses. */
function start(...flags: string[]): Promise<{ child: ChildProcess; origin: string; output: string }> {
  const args = ['examples/start.mjs', '--no-storybook', '--no-build', '--port', String(PORT), ...flags];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It ended before it had started:\n${output}`)));
    child.stdout.on('data', (text) => {
      output += text;
      const origin = /All examples\s+(\S+)\//.exec(output)?.[1];
      if (origin !== undefined && output.includes('Ctrl+C')) resolve({ child, origin, output });
    });
  });
}

it('npm start serves the examples, moves up by one port when one is taken, and ends on a signal', {
  timeout: 60_000,
}, async () => {
  const first = await start();
  const second = await start();
  expect(Number(new URL(second.origin).port)).toBe(Number(new URL(first.origin).port) + 1);
  expect(first.output).toContain(`${first.origin}/examples/office.html`);

  const pages = [
    '/',
    '/examples/',
    '/examples/office.html',
    '/examples/embed.html',
    '/app/lead/board/1',
    '/app/lead/nowhere',
  ];
  for (const page of pages) {
    const answer = await fetch(first.origin + page);
    expect([page, answer.status, answer.headers.get('Content-Type')]).toEqual([
      page,
      200,
      expect.stringContaining('text/html'),
    ]);
  }
  const embed = await (await fetch(`${first.origin}/examples/embed.html`)).text();
  expect(embed).not.toContain('@vite/client');
  expect((await fetch(`${first.origin}/cdn/../package.json/..%2f..%2fpackage.json`)).status).toBe(404);

  const preflight = await fetch(`${first.origin}/gateway/lead/office/v2/leads/1`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:8080', 'Access-Control-Request-Method': 'GET' },
  });
  expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  await expect(fetch(`${first.origin}/weather/offline/gateway/x`)).rejects.toThrow(TypeError);
  expect((await fetch(`${first.origin}/weather/failing/gateway/x`)).status).toBe(503);

  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  await expect(fetch(first.origin)).rejects.toThrow(TypeError);
});
