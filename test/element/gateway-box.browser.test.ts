import { expect, it } from 'vitest';
import { cleanPage, mount, SP_ID } from './stage.js';

cleanPage();

it('<lead-gateway> is a box, so that a page that sizes the children of its column sizes the widgets too', async () => {
  const column = document.createElement('div');
  const style = document.createElement('style');
  style.textContent = '.column > * { max-width: 610px }';
  column.className = 'column';
  column.style.width = '1000px';
  document.head.append(style);
  document.body.append(column);
  const gateway = mount('lead-gateway', { demo: 'default' }, column);
  const board = mount('lead-board', { spId: SP_ID }, gateway);
  expect(board.getBoundingClientRect().width).toBe(610);
  gateway.setAttribute('contents', '');
  await expect.poll(() => getComputedStyle(gateway).display).toBe('contents');
  gateway.setAttribute('contents', 'false');
  await expect.poll(() => getComputedStyle(gateway).display).toBe('block');
  gateway['contents'] = true;
  await expect.poll(() => getComputedStyle(gateway).display).toBe('contents');
  style.remove();
});
