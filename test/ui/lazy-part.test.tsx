import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart } from '../../src/ui/lazy-part.js';

function Wanting({ part }: { part: LazyPart<string> }): ReactElement {
  const { Part, hasFailed } = useLazyPart(part, true);
  // As a pointer that comes to its button does.
  useLayoutEffect(part.warm, []);
  return <p>{hasFailed ? 'failed' : (Part ?? 'not yet')}</p>;
}

test('a part that comes between the drawing and the asking for it is drawn', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Wanting part={lazyPart(() => Promise.resolve('here'))} />);
  await vi.waitFor(() => expect(place.textContent).toBe('here'));
  root.unmount();
});

test('a part that could not be loaded is tried again when the device is online again', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  let isOnline = false;
  const load = vi.fn(() => (isOnline ? Promise.resolve('here') : Promise.reject(new TypeError('Failed to fetch'))));
  root.render(<Wanting part={lazyPart(load)} />);
  await vi.waitFor(() => expect(place.textContent).toBe('failed'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(place.textContent).toBe('failed'));
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(place.textContent).toBe('here'));
  const tries = load.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  root.unmount();
  expect(load).toHaveBeenCalledTimes(tries);
});
