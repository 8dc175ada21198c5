import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayHandler } from '../../examples/server/gateway-handler.js';
import { keepInFile } from '../../examples/server/keep-in-file.js';
import { createGateway } from '../../src/gateway.js';
import * as entry from '../../src/sandbox.js';
import { callsOf, DRAWN_CLOCK, ids, memoryKeep, PROVIDER, session } from './ask.js';

const { newest, deal, numericId } = entry.SANDBOX_LEADS;

function start(keep: entry.SandboxKeep, options: entry.SandboxOptions = {}) {
  const sandbox = entry.createSandbox({ clock: DRAWN_CLOCK, keep, ...options });
  const gateway = createGateway({ url: 'http://sandbox.invalid', fetch: sandbox.fetch });
  return { sandbox, gateway, board: callsOf(session(sandbox.fetch)) };
}

afterEach(() => vi.restoreAllMocks());

describe('a stored sandbox', () => {
  it('restores leads, requests, numbers and drafts', async () => {
    const keep = memoryKeep();
    const first = start(keep);
    await first.board.saveNote(newest, 'Kept.');
    await first.board.archive(deal, true);
    await first.board.setStatus(numericId, 'ClosedWon');
    const number = { serviceProviderId: PROVIDER, name: 'Front desk', phoneNumber: '5125550100' };
    await first.gateway.registerNumber(number);
    const { leadId } = await first.gateway.createLead({
      source: 'RequestAQuote',
      title: 'Drain Cleaning',
      description: '',
      categoryId: 10214,
      assignedServiceProviderIds: [PROVIDER],
      address: { postalCode: '78704' },
    });
    const draft = await first.gateway.getOrCreateDraftReview({ serviceProviderId: PROVIDER });
    const leads = await first.board.leads();
    await first.sandbox.kept();

    const second = start(keep, { clock: () => new Date('2026-12-24T12:00:00Z') });
    expect([await second.board.leads(), (await second.board.lead(newest)).notes]).toEqual([leads, 'Kept.']);
    expect((await second.board.lead(deal)).isArchived).toBe(true);
    expect(ids(leads)[0]).toBe(leadId);
    const raw = await (await second.board.rawLead(numericId)).json();
    expect(raw.body).toMatchObject({ leadId: Number(numericId), status: 'ClosedWon' });
    await expect(second.gateway.registerNumber(number)).rejects.toMatchObject({ status: 409 });
    expect(await second.gateway.getOrCreateDraftReview({ serviceProviderId: PROVIDER })).toEqual(draft);
  });

  it('combines changes into one write, does not write after reads, and writes soon after a change', async () => {
    const keep = memoryKeep();
    const { sandbox, board } = start(keep);
    await board.leads();
    await sandbox.kept();
    expect(keep.writes).toBe(0);
    await Promise.all(['a', 'b', 'c', 'd'].map((note) => board.saveNote(newest, note)));
    await sandbox.kept();
    expect(keep.writes).toBe(1);
    await board.saveNote(newest, 'Soon.');
    await vi.waitFor(() => expect(keep.writes).toBe(2));
  });
});

describe('an unusable stored state', () => {
  it.each<[string, unknown]>([
    ['a string', 'nonsense'],
    ['another version', { version: 99 }],
    ['missing fields', { version: 1, seed: 1, leadCount: 270, startedAt: 0, leads: [], answers: [] }],
  ])('with %s is replaced by a new one and logged', async (_, broken) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { board } = start(memoryKeep(broken));
    expect((await board.leads()).leads[0]?.leadId).toBe(newest);
    expect(info).toHaveBeenCalledOnce();
  });

  it('whose storage fails is logged, and calls still work', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const fail = async () => Promise.reject(new Error('The disk is full.'));
    const { board, sandbox } = start({ read: fail, write: fail });
    expect((await board.saveNote(newest, 'Still.')).status).toBe(204);
    await sandbox.kept();
    expect((await board.lead(newest)).notes).toBe('Still.');
    expect(info).toHaveBeenCalledTimes(2);
  });
});

it('the data file of the local server stores each scenario under its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const file = join(folder, 'data.json');
  const serve = () => {
    const handler = gatewayHandler(entry, keepInFile(file));
    const ask = session(handler);
    return {
      handler,
      board: callsOf(ask),
      challenged: callsOf((path, options) => ask(`/weather/challenge${path}`, options)),
    };
  };
  const sameId = { headers: { 'X-Request-Id': 'decision' } };
  const first = serve();
  await first.board.saveNote(newest, 'Fair.');
  await first.challenged.saveNote(newest, 'Challenged.', sameId);
  await first.challenged.saveNote(newest, 'Challenged.', sameId);
  await first.handler.kept();
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8'))).sort()).toEqual(['challenge', 'default']);
  const second = serve();
  expect((await second.board.lead(newest)).notes).toBe('Fair.');
  expect((await second.challenged.lead(newest)).notes).toBe('Challenged.');
  await rm(folder, { recursive: true });
});
