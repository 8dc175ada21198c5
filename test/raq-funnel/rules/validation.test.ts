import { describe, expect, it } from 'vitest';
import { NOTES_MAX_LENGTH } from '../../../src/gateway/limits.js';
import type { FunnelContact, Question } from '../../../src/raq-funnel/funnel/funnel.js';
import { funnelErrors } from '../../../src/raq-funnel/step/screens.js';
import { aFunnel, at, DRAIN, event, QUESTIONS, stateAfter, toContact } from './a-funnel.js';

const errorsOf = (state: Parameters<typeof funnelErrors>[0], questions: readonly Question[] = QUESTIONS) =>
  funnelErrors(state, questions).map(({ field, error }) => `${field} ${error}`);

const contactWith = (contact: Partial<FunnelContact>, hasConsented = true) =>
  stateAfter(at.contact, event.typedContact(contact), event.consented(hasConsented));

describe('step validation', () => {
  it('requires a service and a valid postal code', () => {
    expect(errorsOf(at.service)).toEqual(['service funnelServiceFault']);
    expect(errorsOf(aFunnel({}, event.drainCleaning))).toEqual([]);
    const step = at['postal-code'];
    expect(errorsOf(step)).toEqual(['postalCode funnelPostalCodeEmpty']);
    expect(errorsOf(stateAfter(step, event.typedCode('7870')))).toEqual(['postalCode funnelPostalCodeFault']);
    expect(errorsOf(stateAfter(step, event.typedCode('787041234')))).toEqual([]);
  });

  it('rejects a postal code that the gateway does not know until another one is typed', () => {
    const typed = stateAfter(at['postal-code'], event.typedCode('00000'));
    const unknown = stateAfter(typed, { type: 'coverage-found', coverage: 'no-place', postalCode: '00000' });
    expect(errorsOf(unknown)).toEqual(['postalCode funnelPostalCodeUnknown']);
    expect(stateAfter(unknown, event.on)).toBe(unknown);
    expect(errorsOf(stateAfter(unknown, event.typedCode('78704')))).toEqual([]);
    // A late answer for an earlier postal code.
    expect(stateAfter(typed, { type: 'coverage-found', coverage: 'no-place', postalCode: '00001' })).toBe(typed);
  });

  it.each<[string, Partial<Question>, string | readonly string[] | undefined, readonly string[]]>([
    ['rejects a missing required choice', {}, undefined, ['drain funnelAnswerFault']],
    ['rejects a choice that is not offered', {}, 'attic', ['drain funnelAnswerFault']],
    ['accepts a choice', {}, 'main', []],
    ['rejects an empty choice of many', { type: 'many' }, [], ['drain funnelAnswerFault']],
    ['accepts a missing optional choice', { required: false }, undefined, []],
    ['rejects a blank text', { type: 'text' }, '   ', ['drain funnelAnswerFault']],
    ['accepts a missing optional number', { type: 'number', required: false }, ' ', []],
    ['accepts a number', { type: 'number' }, ' 12 ', []],
    ['rejects a number in words', { type: 'number' }, 'twelve', ['drain funnelNumberFault']],
    ['rejects a number with a unit', { type: 'number' }, '12 feet', ['drain funnelNumberFault']],
  ])('%s', (_what, change, answer, errors) => {
    const question: Question = { ...DRAIN, ...change };
    const answers = answer === undefined ? {} : { drain: answer };
    const step = { ...aFunnel({ categoryId: '10202', postalCode: '78704' }), answers };
    expect([step.step, errorsOf(step, [question])]).toEqual(['project', errors]);
  });

  it('limits a description to 2048 characters', () => {
    const step = aFunnel({ categoryId: '10202', postalCode: '78704' });
    const described = (length: number) => stateAfter(step, event.described('a'.repeat(length)));
    expect([NOTES_MAX_LENGTH, errorsOf(described(2048), [])]).toEqual([2048, []]);
    expect(errorsOf(described(2049), [])).toEqual(['description funnelDescriptionFault']);
  });

  it('lists contact errors in reading order', () => {
    const nothing = { firstName: ' ', lastName: '', emailAddress: '', phoneNumber: '' };
    expect(errorsOf(contactWith(nothing, false))).toEqual([
      'firstName funnelFirstNameFault',
      'lastName funnelLastNameFault',
      'emailAddress funnelEmailEmpty',
      'phoneNumber funnelPhoneEmpty',
      'consent funnelConsentFault',
    ]);
  });

  it.each<[Partial<FunnelContact>, readonly string[]]>([
    [{}, []],
    [{ emailAddress: ' maria@example.com ' }, []],
    [{ emailAddress: 'maria.delgado@' }, ['emailAddress funnelEmailFault']],
    [{ emailAddress: `${'a'.repeat(250)}@b.co` }, ['emailAddress funnelEmailFault']],
    [{ phoneNumber: '15125550111' }, []],
    [{ phoneNumber: '+1 (512) 555-0111' }, []],
    [{ phoneNumber: '25125550111' }, ['phoneNumber funnelPhoneForeign']],
    [{ phoneNumber: '+52 55 1234 5678' }, ['phoneNumber funnelPhoneForeign']],
    [{ phoneNumber: '0000000000' }, ['phoneNumber funnelPhoneFault']],
    [{ phoneNumber: '5121550111' }, ['phoneNumber funnelPhoneFault']],
    [{ phoneNumber: '555-0111' }, ['phoneNumber funnelPhoneFault']],
  ])('checks the contact %o', (contact, errors) => expect(errorsOf(contactWith(contact))).toEqual(errors));

  it('requires only consent from a known customer', () => {
    const known = aFunnel({ isAuthenticatedWorkflow: true }, ...toContact.slice(0, -2));
    expect([known.step, errorsOf(known)]).toEqual(['contact', ['consent funnelConsentFault']]);
    expect(errorsOf(stateAfter(known, event.consented(true)))).toEqual([]);
  });

  it('finds no errors on the timing, suggestions and summary steps', () => {
    const timing = at.timing;
    const states = [timing, at.suggestions, aFunnel({ leadId: '42', step: 'summary' })];
    expect(states.map((state) => `${state.step} ${errorsOf(state).length}`)).toEqual([
      'timing 0',
      'suggestions 0',
      'summary 0',
    ]);
  });
});
