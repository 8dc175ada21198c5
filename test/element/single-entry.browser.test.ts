import { expect, it } from 'vitest';
import '../../src/elements/lead-board.js';

it('the entry of one widget also defines <lead-gateway>, and a widget inside it is shown', async () => {
  expect(customElements.get('lead-gateway')).toBeDefined();
  document.body.innerHTML = '<lead-gateway demo><lead-board sp-id="7001"></lead-board></lead-gateway>';
  await expect.poll(() => document.querySelector('lead-board')?.shadowRoot?.textContent).toMatch(/Showing 1/);
});
