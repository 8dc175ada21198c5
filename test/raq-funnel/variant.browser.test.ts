import { expect, it } from 'vitest';
import { bodyOf } from '../board/board-stage.js';
import { press } from '../elements/press.js';
import { button, call, funnelPage, funnelStage, heard, open, openAndWalk, untilAt, walk } from './funnel-stage.js';

funnelPage();

const ECHOING = ['funnel-step', 'lead-created', 'lead-assigned', 'funnel-complete'] as const;

it('names the version of the A/B test in every event of the funnel', async () => {
  const on = funnelStage();
  const told: unknown[] = [];
  const analytics = (event: unknown) => told.push(event);
  const funnel = await openAndWalk(on, 'summary', { variant: 'short-form.2', analytics });
  for (const name of ECHOING) {
    const details = heard(funnel, name);
    expect(details.length, name).toBeGreaterThan(0);
    for (const detail of details) expect(detail, name).toMatchObject({ variant: 'short-form.2' });
  }
  expect(told.length).toBeGreaterThan(0);
  for (const event of told) expect(event).toMatchObject({ variant: 'short-form.2' });
});

it('names it when a person closes the dialog', async () => {
  const on = funnelStage();
  const funnel = await open(on, { variant: 'short-form.2', presentation: 'modal', open: true });
  await press(button('Close'));
  expect(heard(funnel, 'funnel-close')).toEqual([{ variant: 'short-form.2' }]);
});

it('names none where the page tests nothing', async () => {
  const on = funnelStage();
  const funnel = await openAndWalk(on, 'postal-code');
  expect(heard(funnel, 'funnel-step').length).toBeGreaterThan(0);
  expect(JSON.stringify(heard(funnel))).not.toContain('variant');
});

it('names the new version from then on, and keeps step and answers', async () => {
  const on = funnelStage();
  const funnel = await openAndWalk(on, 'project', { variant: 'a' });
  funnel['variant'] = 'b';
  await walk(['project'], 'timing');
  expect(heard(funnel, 'funnel-step')).toEqual([
    expect.objectContaining({ step: 'service', variant: 'a' }),
    expect.objectContaining({ step: 'postal-code', variant: 'a' }),
    expect.objectContaining({ step: 'project', variant: 'a' }),
    expect.objectContaining({ step: 'timing', variant: 'b' }),
  ]);
});

it('is never sent to the gateway', async () => {
  const on = funnelStage();
  await openAndWalk(on, 'suggestions', { variant: 'short-form' });
  for (const request of on.requests) {
    expect(request.url).not.toContain('short-form');
    if (request.method !== 'GET') expect(JSON.stringify(await bodyOf(request))).not.toContain('short-form');
  }
});

for (const variant of ['Nova Lindqvist', 'nova@example.com', 'v'.repeat(65), '<b>']) {
  it(`leaves a value out that is no name of a version, and says so: ${variant.slice(0, 16)}`, async () => {
    const on = funnelStage();
    const funnel = await open(on, { variant });
    await untilAt('service');
    expect(JSON.stringify(heard(funnel))).not.toContain('variant');
    expect(call(funnel, 'diagnose')).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'unknown-value', mend: 'Write at most 64 letters, digits, dots, - and _.' }),
      ]),
    });
  });
}
