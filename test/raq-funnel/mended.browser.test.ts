import { describe, expect, it, vi } from 'vitest';
import { fill, press } from '../elements/press.js';
import { tick } from '../elements/stage.js';
import {
  bodiesOf,
  bodyOf,
  button,
  call,
  calls,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heard,
  isThere,
  keptOnDevice,
  open,
  openAt,
  place,
  refusal,
  striking,
  textbox,
  untilAt,
  untilSays,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const AGREE = /^I agree/;

async function send(): Promise<void> {
  await fillContact();
  await press(checkbox(AGREE));
  await press(button('Get quotes'));
}

describe('a replay', () => {
  it('sends nothing once the customer has taken the consent back', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = await openAt(on, 'contact');
    await send();
    await untilSays(funnel, 'Please verify that you are not a robot');
    await press(checkbox(AGREE));
    await press(button('Back'));
    await untilAt('timing');
    await call(funnel, 'replayChallenges');
    await tick(50);
    expect([on.to('/v3/lead').length, await on.leads()]).toEqual([1, 0]);
  });

  it('sends nothing once the customer has changed what is sent', async () => {
    const on = funnelStage({ scenario: { operation: 'createLead', fault: { challenge: true } } });
    const funnel = await openAt(on, 'contact');
    await send();
    await untilSays(funnel, 'Please verify that you are not a robot');
    await fill(textbox('Email'), 'other@example.com');
    await call(funnel, 'replayChallenges');
    await tick(50);
    expect(on.to('/v3/lead').length).toBe(1);
    await press(button('Continue'));
    await vi.waitFor(() => expect(on.to('/v3/lead').length).toBe(2));
    const [, second] = await bodiesOf(on.to('/v3/lead'));
    expect(second).toMatchObject({ contactInformation: { email: 'other@example.com' } });
  });

  it('closes a dialog again when it meets another challenge', async () => {
    const on = funnelStage();
    on.setFault(striking('/v3/lead', refusal(511), 2));
    const funnel = await open(on, { presentation: 'modal', open: true });
    await walkTo('contact');
    await send();
    await vi.waitFor(() => expect(heard(funnel, 'funnel-close').length).toBe(1));
    call(funnel, 'show');
    await untilAt('contact');
    await press(button('Continue'));
    await vi.waitFor(() => expect(heard(funnel, 'funnel-close').length).toBe(2));
    expect(funnel['open']).toBe(false);
  });
});

describe('the consent', () => {
  it('has to be given anew for another text', async () => {
    const on = funnelStage();
    const funnel = await openAt(on, 'contact', { consent: { version: '1', text: 'I agree to be called.' } });
    await press(checkbox(AGREE));
    await expect.element(checkbox(AGREE)).toBeChecked();
    funnel['consent'] = { version: '2', text: 'I agree to be called at night.' };
    await untilSays(funnel, 'at night');
    await expect.element(checkbox(AGREE)).not.toBeChecked();
  });

  it('of the language that was read is sent, with the time at which that was agreed to', async () => {
    const on = funnelStage();
    on.setFault(striking('/v3/lead', refusal(500), 1));
    const funnel = await openAt(on, 'contact');
    await send();
    await untilSays(funnel, 'Your answers are kept.');
    funnel['locale'] = 'es-US';
    await press(checkbox(/^Acepto/));
    await vi.waitFor(() => expect(on.to('/v3/lead').length).toBe(1));
    const pressLast = () =>
      [...(funnel.shadowRoot?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? [])].at(-1)?.click();
    await vi.waitFor(() => {
      pressLast();
      expect(on.to('/v3/lead').length).toBe(2);
    });
    const [english, spanish] = (await bodiesOf(on.to('/v3/lead'))).map((body) => JSON.stringify(body));
    const hashOf = (body: string | undefined) => /"textHash":"([\da-f]{64})"/.exec(body ?? '')?.[1];
    expect(hashOf(english)).toBeTruthy();
    expect(hashOf(spanish)).toBeTruthy();
    expect(hashOf(spanish)).not.toBe(hashOf(english));
  });
});

describe('what is kept on the device', () => {
  it('has nothing of what a host gives about the customer', async () => {
    const on = funnelStage();
    on.setFault(striking('/v3/lead', refusal(500)));
    const funnel = await openAt(on, 'contact', {
      createFields: { externalLeadAttributes: { email: 'host@example.com' } },
      initialValues: {
        title: 'For the Lindqvists',
        address: { firstLine: '12 Secret Street', postalCode: '78704' },
        attributes: [{ questionText: 'Who?', answerText: 'Nova Lindqvist' }],
      },
    });
    await send();
    await untilSays(funnel, 'Your answers are kept.');
    expect(keptOnDevice()).toContain('lead-widgets/');
    expect(keptOnDevice()).not.toMatch(/host@example|Lindqvist|Secret Street|5550177/);
  });

  it('is another thing for each funnel of a page', async () => {
    const on = funnelStage();
    const [first, second] = [place(on, { id: 'one' }), place(on, { id: 'two' })];
    await vi.waitFor(() => {
      for (const funnel of [first, second]) expect(funnel.shadowRoot?.textContent).toContain('Drain Cleaning');
    });
    const tile = (funnel: Element, name: string) =>
      [...(funnel.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(({ textContent }) =>
        textContent?.includes(name),
      );
    tile(first, 'Drain Cleaning')?.click();
    await untilSays(first, 'Where is the job?');
    tile(second, 'Roof Repair')?.click();
    await untilSays(second, 'Where is the job?');
    on.reload();
    const again = place(on, { id: 'one' });
    await untilSays(again, 'Where is the job?');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('lead-widgets/')).length).toBe(2);
  });
});

describe('a provider that does not work there', () => {
  it('is replaced by one of the directory, never by one of the partner network', async () => {
    const on = funnelStage();
    on.setFault(async (request) => {
      if (!request.url.endsWith('/v4/serviceproviders/suggestion')) return undefined;
      const provider = (id: number, serviceProviderType: string, name: string) => ({ id, serviceProviderType, name });
      return Response.json({
        serviceProviders: [provider(8800001, 'HA', 'Partner Pipes'), provider(5200001, 'AL', 'Directory Drains')],
        serviceRequestId: 1,
      });
    });
    const funnel = place(on, { spId: '5200002', postalCode: '10001' });
    await untilSays(funnel, 'Directory Drains');
    expect(funnel.shadowRoot?.textContent).not.toContain('Partner Pipes');
  });
});

describe('a page that is only looked at', () => {
  it('completes no funnel: a summary opened by its id fires no funnel-complete', async () => {
    const on = funnelStage();
    const made = await openAt(on, 'summary');
    expect(heard(made, 'funnel-complete').length).toBe(1);
    const [create] = await calls(on, '/v3/lead', 1);
    expect(await bodyOf(create)).toBeTruthy();
    const { leadId } = heard(made, 'lead-created')[0] as { leadId: string };
    on.reload();
    const funnel = place(on, { leadId, step: 'summary' });
    await untilSays(funnel, 'Live Oak Plumbing');
    expect(heard(funnel, 'funnel-complete')).toEqual([]);
  });
});

describe('a request that is there already', () => {
  it('goes on at the suggestions, with nothing but its id', async () => {
    const on = funnelStage();
    const made = await openAt(on, 'suggestions');
    const { leadId } = heard(made, 'lead-created')[0] as { leadId: string };
    made.remove();
    sessionStorage.clear();
    on.reload();
    const funnel = place(on, { leadId, step: 'suggestions' });
    await untilSays(funnel, 'Live Oak Plumbing');
    expect(on.to(`/v1/lead/${leadId}`).length).toBe(1);
  });
});

describe('a provider that cannot be loaded', () => {
  it('is asked for again, or left: nothing is asked or sent without a service', async () => {
    const on = funnelStage();
    on.setFault(({ url }) => (url.includes('/5200001/details') ? refusal(500)() : undefined));
    const funnel = place(on, { spId: '5200001', postalCode: '78704' });
    await expect.element(button('Retry')).toBeVisible();
    expect(isThere(button('Continue'))).toBe(false);
    on.setFault(null);
    await press(button('Retry'));
    await untilAt('project');
    funnel.remove();
    on.setFault(({ url }) => (url.includes('/5200002/details') ? refusal(404)() : undefined));
    const other = place(on, { spId: '5200002', postalCode: '78704' });
    await untilSays(other, /without this pro/i);
    await press(button(/without this pro/i));
    await untilAt('service');
  });
});
