import { describe, expect, it } from 'vitest';
import { bindHost, callsOf } from '../../src/gateway/bind.js';
import { leadForPageV2 } from '../../src/gateway/calls/office-leads.js';
import { createReplayQueue } from '../../src/gateway/transport/replay-queue.js';
import { createGateway } from '../../src/gateway.js';
import { answering, json, rejection } from './recorder.js';

const OFFERED = { leadId: '9', sentDate: '2026-11-18T20:00:00Z' };
const ASKED = { serviceProviderId: '4711', leadId: '9' };

function answeredAt(headers: Record<string, string>, body: object = OFFERED, version: 'v1' | 'v2' = 'v2') {
  const { fetch } = answering(json(body, 200, headers));
  return createGateway({ fetch })
    .leadForPage(ASKED, { version })
    .then((lead) => lead.answeredAt);
}

describe('when a lead of the lead page was answered', () => {
  it.each(['v1', 'v2'] as const)('is what the header Date says, in the dialect of %s', async (version) => {
    const headers = { Date: 'Wed, 18 Nov 2026 20:20:00 GMT' };
    expect(await answeredAt(headers, OFFERED, version)).toBe('2026-11-18T20:20:00.000Z');
  });

  it('is not known without the header: another origin may hide it', async () => {
    expect(await answeredAt({})).toBeUndefined();
  });

  it.each(['', ' ', 'soon', '99:99', 'Wed, 99 Nov 2026 20:20:00 GMT'])('is not known from junk: %j', async (date) => {
    expect(await answeredAt({ Date: date })).toBeUndefined();
  });

  it('is the body’s own where the header is not to be read, and the header’s where it is', async () => {
    const body = { ...OFFERED, answeredAt: '2026-11-18T20:00:30Z' };
    expect(await answeredAt({}, body)).toBe('2026-11-18T20:00:30Z');
    expect(await answeredAt({ Date: 'Wed, 18 Nov 2026 20:20:00 GMT' }, body)).toBe('2026-11-18T20:20:00.000Z');
  });

  it('leaves everything else as it was answered', async () => {
    const { fetch } = answering(json(OFFERED, 200, { Date: 'Wed, 18 Nov 2026 20:20:00 GMT' }));
    expect(await createGateway({ fetch }).leadForPage(ASKED)).toEqual({
      ...OFFERED,
      answeredAt: '2026-11-18T20:20:00.000Z',
    });
  });
});

describe('a gateway object of the host’s own', () => {
  const through = (answer: object) =>
    callsOf({ leadForPage: leadForPageV2 })(
      bindHost({ host: { leadForPage: () => answer }, challenges: createReplayQueue() }),
    ).leadForPage?.(ASKED);

  it('may tell it', async () => {
    const lead = await through({ ...OFFERED, answeredAt: '2026-11-18T20:20:00Z' });
    expect(lead?.answeredAt).toBe('2026-11-18T20:20:00Z');
  });

  it('that tells a time no clock can read has not answered', async () => {
    const refused = await rejection(Promise.resolve(through({ ...OFFERED, answeredAt: 'soon' })));
    expect(refused).toMatchObject({ kind: 'contract', field: 'answeredAt' });
  });
});
