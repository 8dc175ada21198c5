import { expect, test } from 'vitest';

test('the test page has the sandbox gateway on its own origin', async () => {
  const response = await fetch('/gateway/no-such-call');
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test('a weather in the path picks the scenario', async () => {
  const response = await fetch('/weather/failing/gateway/no-such-call');
  expect(response.status).toBe(503);
});
