import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart } from '../../src/ui/lazy-part.js';

function Wanting({ part }: { part: LazyPart<string> }): ReactElement {
  const { Part } = useLazyPart(part, true);
  // As a pointer that comes to its button does.
  useLayoutEffect(part.warm, []);
  return <p>{Part ?? 'not yet'}</p>;
}

test('a part that comes between the drawing and the asking for it is drawn', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Wanting part={lazyPart(() => Promise.resolve('here'))} />);
  await vi.waitFor(() => expect(place.textContent).toBe('here'));
  root.unmount();
});
