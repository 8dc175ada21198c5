// @vitest-environment jsdom
import { expect, it } from 'vitest';
import '../../src/elements.js';

it('a simulated DOM without setup throws nothing when a tag is added', async () => {
  const thrown: unknown[] = [];
  const onError = ({ message }: ErrorEvent) => thrown.push(message);
  window.addEventListener('error', onError);
  document.body.innerHTML =
    '<lead-gateway demo><lead-board sp-id="7001"></lead-board><raq-funnel></raq-funnel></lead-gateway>';
  await new Promise((done) => setTimeout(done, 200));
  window.removeEventListener('error', onError);
  expect(thrown).toEqual([]);
  expect(document.querySelector('lead-board')?.shadowRoot).not.toBeNull();
});
