import { expect, it, vi } from 'vitest';
import { cleanPage, type Host, mount, recordedGateway, SP_ID, tick } from './stage.js';

cleanPage();

function board(): Host {
  return mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway, manageTitle: true });
}

async function managed(): Promise<string> {
  await vi.waitFor(() => expect(document.title).not.toMatch(/^Host/), 5000);
  return document.title;
}

it('of two boards that manage the title, the last one to go puts the host’s back', async () => {
  document.title = 'Host';
  const first = board();
  const ours = await managed();
  const second = board();
  await tick(60);
  first.remove();
  await tick(60);
  expect(document.title).toBe(ours);
  second.remove();
  await vi.waitFor(() => expect(document.title).toBe('Host'));
});

it('a title that the host sets meanwhile stays, and is the one to come back to', async () => {
  document.title = 'Host';
  const first = board();
  await managed();
  document.title = 'Host, later';
  const second = board();
  await managed();
  first.remove();
  second.remove();
  await vi.waitFor(() => expect(document.title).toBe('Host, later'));
});
