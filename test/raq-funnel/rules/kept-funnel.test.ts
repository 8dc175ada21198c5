import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  progressOf,
  readProgress,
  resumedAt,
  ticketIn,
  withoutService,
} from '../../../src/raq-funnel/extras/progress.js';
import type { FunnelEvent } from '../../../src/raq-funnel/funnel/event.js';
import type { FunnelEntry } from '../../../src/raq-funnel/funnel/funnel.js';
import {
  type PersistedFunnel,
  persistedFunnelSchema,
  toPersistedFunnel,
} from '../../../src/raq-funnel/funnel/persisted-funnel.js';
import { providerToLoad } from '../../../src/raq-funnel/funnel/provider-events.js';
import {
  aFunnel,
  at,
  BOTH,
  DRAIN,
  event,
  PROVIDER,
  QUESTIONS,
  stateAfter,
  toContact,
  toSuggestions,
} from './a-funnel.js';

const again = (kept: PersistedFunnel | null, referrer = 'https://here.example/'): FunnelEvent => ({
  type: 'rehydrated',
  persisted: kept,
  referrer,
});

function reloaded(kept: PersistedFunnel, entry: Partial<FunnelEntry> = {}) {
  const read = v.parse(persistedFunnelSchema, JSON.parse(JSON.stringify(kept)));
  return aFunnel(entry, again(read));
}

const PERSONAL = /Maria|Delgado|maria@example\.com|5125550111|555-0111/;
const FRESH = { rehydrateComplete: true, entryPointReferrer: 'https://here.example/' };
const contacted = aFunnel({}, again(null, 'https://first.example/'), ...toContact);
const STORED = toPersistedFunnel(contacted);

it('a stored funnel is restored once after a reload, and contains no email, phone number, name or street', () => {
  const text = JSON.stringify(STORED);
  expect(text).not.toMatch(PERSONAL);
  expect(text).toContain('kitchen sink');
  expect(reloaded(STORED)).toEqual({
    ...contacted,
    contact: { firstName: '', lastName: '', emailAddress: '', phoneNumber: '' },
    hasConsented: false,
    entryPointReferrer: 'https://first.example/',
  });
  const back = reloaded(STORED);
  expect(stateAfter(back, again(toPersistedFunnel(at.service)))).toBe(back);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a string', 'funnel'],
  ['an unknown step', { ...STORED, step: 'payment' }],
  ['half of a funnel', { ...STORED, form: {} }],
  ['invalid answers', { ...STORED, answers: { drain: 7 } }],
  ['a negative screen', { ...STORED, screen: -1 }],
  ['a preference for six pros', { ...STORED, preferences: { channel: 'any', bestTime: 'any', maxPros: 6 } }],
])('a stored funnel cannot be read from %s', (_what, value) => expect(v.is(persistedFunnelSchema, value)).toBe(false));

it('ticked pros are restored after a reload, and suggestions loaded later have the gateway’s defaults', () => {
  const left = stateAfter(at.suggestions, event.ticked('additional-sp-601', false), event.ticked('additional-sp-602'));
  const back = reloaded(toPersistedFunnel(left));
  // Also if it is reloaded again before the pros are loaded.
  expect(stateAfter(reloaded(toPersistedFunnel(back)), event.threePros).ticked).toEqual(['additional-sp-602']);
  expect(stateAfter(back, event.threePros, event.threePros).ticked).toEqual(['additional-sp-601']);
});

it('the accepted consent text is stored with the request', () => {
  const created: FunnelEvent = { ...event.created, consentText: 'I agree.' };
  expect(reloaded(toPersistedFunnel(stateAfter(contacted, created))).consentText).toBe('I agree.');
});

it('without a stored funnel, a new one starts and records the referrer', () =>
  expect(aFunnel({}, again(null))).toEqual({ ...at.service, ...FRESH }));

describe('a stored funnel', () => {
  const ofProvider = toPersistedFunnel(aFunnel({ spId: 'al-9', withAlId: true }, again(null), event.withProvider));

  it.each<[string, PersistedFunnel, Partial<FunnelEntry>]>([
    ['for another service', STORED, { categoryId: '11500' }],
    ['for another postal code', STORED, { postalCode: '10001' }],
    ['without a provider, if one is given,', STORED, { spId: '501' }],
    ['for a provider, if none is given,', ofProvider, {}],
    ['for another provider', ofProvider, { spId: '777' }],
    ['for another request', STORED, { leadId: '42', step: 'summary' }],
  ])('%s is not restored', (_what, given, entry) =>
    expect(reloaded(given, entry)).toEqual({ ...aFunnel(entry), ...FRESH }),
  );

  it.each<[string, PersistedFunnel, Partial<FunnelEntry>, string]>([
    ['the same task', STORED, { categoryId: '10214' }, 'contact'],
    ['the same category and postal code', STORED, { categoryId: '10202', postalCode: '78704-1234' }, 'contact'],
    ['the id by which the provider was given', ofProvider, { spId: 'al-9', withAlId: true }, 'project'],
    ['the id from the provider’s details', ofProvider, { spId: '501' }, 'project'],
  ])('is restored for %s', (_what, given, entry, step) => {
    const back = reloaded(given, entry);
    expect(back.step).toBe(step);
    expect(back.form).toMatchObject(given.form);
  });

  it('without its dropped provider does not load the provider again', () => {
    const dropped = aFunnel(BOTH, again(null), event.dropped, event.plumbing, event.on);
    const back = reloaded(toPersistedFunnel(dropped), BOTH);
    expect(back).toMatchObject({ step: 'project', isProviderDropped: true });
    expect(back.steps).toContain('service');
    expect(providerToLoad(back)).toBeNull();
  });

  it('with a request resumes at its suggestions, or at its summary once it was assigned', () => {
    const sent = toPersistedFunnel(aFunnel({}, again(null), ...toContact, event.created));
    expect(reloaded(sent)).toMatchObject({ step: 'suggestions', leadId: '7304418', suggestions: null });
    expect(reloaded(sent, { leadId: '7304418', step: 'suggestions' }).form.categoryId).toBe('10202');
    expect(reloaded(sent, { leadId: '7304418', step: 'summary' }).step).toBe('summary');
    const sentUnread = [...toSuggestions, event.assigned, { type: 'notified', isDone: false }] as const;
    const done = toPersistedFunnel(aFunnel({}, again(null), ...sentUnread));
    const back = reloaded(done, { leadId: '7304418', step: 'suggestions' });
    expect(back).toMatchObject({ step: 'summary', isAssigned: true, isUnnotified: true });
  });

  it('returns to the first unanswered step', () => {
    expect(reloaded({ ...STORED, form: { ...STORED.form, categoryId: '' } }).step).toBe('service');
    const unplaced = reloaded({ ...STORED, form: { ...STORED.form, postalCode: '7' } });
    expect([unplaced.step, unplaced.reached]).toEqual(['postal-code', 'postal-code']);
    const unsent = reloaded({ ...STORED, step: 'summary', reached: 'summary' });
    expect([unsent.step, unsent.reached]).toEqual(['contact', 'contact']);
    const given = reloaded({ ...STORED, step: 'service' }, { categoryId: '10214' });
    expect(given.steps.includes(given.step)).toBe(true);
  });

  it('overrides the host’s answers, and keeps the host’s contact', () => {
    const entry = { contact: { firstName: 'Ana' }, urgency: 'Planning' };
    const back = reloaded(toPersistedFunnel(aFunnel({}, again(null), event.drainCleaning)), entry);
    expect(back).toMatchObject({ urgency: 'Planning', contact: { firstName: 'Ana' } });
    expect(reloaded(STORED, entry).answers).toEqual({ drain: 'kitchen' });
  });

  it('with a chosen alternative loads the alternative instead of the given provider', () => {
    const stuck = aFunnel(BOTH, again(null), event.withProvider, event.eligibility(false));
    const other = { type: 'provider-loaded', provider: { ...PROVIDER, serviceProviderId: '601' } } as const;
    const back = reloaded(toPersistedFunnel(stateAfter(stuck, other)), BOTH);
    expect(providerToLoad(back)?.serviceProviderId).toBe('601');
  });
});

const state = at.contact;
const text = progressOf(state, QUESTIONS);

function saved(): PersistedFunnel {
  const funnel = readProgress(text);
  if (funnel === null) throw new Error('It cannot be read.');
  return funnel;
}

const changed = (fields: object, version: unknown = 1): string =>
  JSON.stringify({ version, funnel: { ...saved(), ...fields } });

describe('saved progress', () => {
  it('contains the answers before the contact step, and no personal data or request', () => {
    expect(text).not.toMatch(PERSONAL);
    expect(saved()).toMatchObject({ form: { postalCode: '78704' }, step: 'contact', reached: 'contact' });
    expect(text).toContain('kitchen sink');
    const sent = readProgress(progressOf(at.suggestions, QUESTIONS));
    expect(sent).toMatchObject({ leadId: '', consent: null, isAssigned: false, form: { serviceRequestId: '' } });
  });

  it('contains only answers to asked questions, and only a valid ZIP code', () => {
    const answers = { ...state.answers, camera: 'gone' };
    const typed = { ...state, answers, form: { ...state.form, postalCode: 'Maria' } };
    const read = readProgress(progressOf(typed, [DRAIN]));
    expect([Object.keys(read?.answers ?? {}), read?.form.postalCode]).toEqual([['drain'], '']);
  });
});

describe('restored progress', () => {
  it.each([
    ['nothing', undefined],
    ['not JSON', 'token'],
    ['of another version', changed({}, 2)],
    ['too long', changed({ description: 'x'.repeat(100_001) })],
    ['a funnel with incomplete steps', changed({ steps: ['service', 'project'] })],
    ['a funnel with a duplicate step', changed({ steps: [...state.steps, 'contact'] })],
    ['at an unknown step', changed({ step: 'payment' })],
    ['a funnel with answers of a wrong type', changed({ answers: { drain: 7 } })],
  ])('is rejected if it is %s', (_name, given) => expect(readProgress(given)).toBeNull());

  it('drops an unknown timing, truncates the description, and keeps the location if the service no longer exists', () => {
    const read = readProgress(changed({ urgency: '<b>', description: 'x'.repeat(5000) }));
    expect([read?.urgency, read?.description.length]).toEqual(['', 2048]);
    const { form, answers, description } = withoutService(saved());
    expect([form.categoryId, form.taskCategoryId, form.postalCode, answers]).toEqual(['', '', '78704', {}]);
    expect(description).toContain('kitchen sink');
  });

  it('resumes at the saved step unless an earlier required question is unanswered', () => {
    expect(resumedAt(saved(), QUESTIONS)).toEqual(saved());
    const asked = { id: 'roof', text: 'Which roof?', type: 'text', required: true } as const;
    expect(resumedAt(saved(), [DRAIN, asked])).toMatchObject({ step: 'project', reached: 'project', screen: 1 });
    expect(resumedAt({ ...saved(), step: 'project', screen: 0 }, [DRAIN, asked]).step).toBe('project');
    expect(resumedAt({ ...saved(), step: 'postal-code' }, [asked]).step).toBe('postal-code');
    expect(resumedAt(saved(), [asked]).answers).toEqual({});
  });
});

it.each([
  ['https://example.com/q?resume=1', { kind: 'link', text: 'https://example.com/q?resume=1' }],
  ['  http://localhost:3000/r  ', { kind: 'link', text: 'http://localhost:3000/r' }],
  ['4F7K 92QD', { kind: 'code', text: '4F7K 92QD' }],
  ['javascript:alert(1)', undefined],
  ['mailto:maria@example.com', undefined],
  ['', undefined],
  ['two\nlines', undefined],
  [`https://example.com/${'x'.repeat(2048)}`, undefined],
  ['x'.repeat(513), undefined],
  [{ link: 'https://example.com' }, undefined],
])('the result of saving progress must be a link or a code: %s', (answer, ticket) =>
  expect(ticketIn(answer)).toEqual(ticket),
);
