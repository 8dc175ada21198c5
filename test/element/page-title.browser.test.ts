import { expect, it, vi } from 'vitest';
import { cleanPage, type Host, mount, recordedGateway, SP_ID, tick } from './stage.js';

cleanPage();

const TITLE = 'Business Center | Leads';

function board(properties: Record<string, unknown> = {}): Host {
  return mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway, manageTitle: true, ...properties });
}

async function managed(title = TITLE): Promise<void> {
  await vi.waitFor(() => expect(document.title).toBe(title));
}

it.each([
  ['en-US', TITLE],
  ['es-US', 'Centro de negocios | Solicitudes'],
])('in %s a board that manages the title sets it to the words of its language', async (locale, title) => {
  document.title = 'Host';
  board({ locale });
  await managed(title);
});

it('of two boards that manage the title, the last one to go puts the host’s back', async () => {
  document.title = 'Host';
  const first = board();
  await managed();
  const second = board();
  await vi.waitFor(() => expect(second.shadowRoot?.querySelector('.lead')).not.toBeNull());
  first.remove();
  await tick(60);
  expect(document.title).toBe(TITLE);
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
