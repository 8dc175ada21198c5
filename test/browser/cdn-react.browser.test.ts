import * as client from 'react-dom/client';
import { expect, it } from 'vitest';

it('browser tests run on the React of the CDN build, which cannot begin from markup', () => {
  expect(client.createRoot).toBeTypeOf('function');
  expect('hydrateRoot' in client).toBe(false);
});
