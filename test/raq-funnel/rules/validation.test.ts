import { describe, expect, it } from 'vitest';
import { NOTES_MAX_LENGTH } from '../../../src/gateway/limits.js';
import type { FunnelContact, Question } from '../../../src/raq-funnel/funnel/funnel.js';
import { funnelErrors } from '../../../src/raq-funnel/step/screens.js';
import { aFunnel, at, DRAIN, event, QUESTIONS, stateAfter, toContact } from './a-funnel.js';

const errorsOf = (state: Parameters<typeof funnelErrors>[0], questions: readonly Question[] = QUESTIONS) =>
  funnelErrors(state, questions).map(({ field, error }) => `${field} ${error}`);

const contactWith = (contact: Partial<FunnelContact>, hasConsented = true) =>
  stateAfter(at.contact, event.typedContact(contact), event.consented(hasConsented));

describe('the validation of a step', () => {
  it('a service has to be chosen, and a postal code has to be one', () => {
    expect(errorsOf(at.service)).toEqual(['service funnelServiceFault']);
    expect(errorsOf(aFunnel({}, event.drainCleaning))).toEqual([]);
    const step = at['postal-code'];
    expect(errorsOf(step)).toEqual(['postalCode funnelPostalCodeEmpty']);
    expect(errorsOf(stateAfter(step, event.typedCode('7870')))).toEqual(['postalCode funnelPostalCodeFault']);
    expect(errorsOf(stateAfter(step, event.typedCode('787041234')))).toEqual([]);
  });

  it('a postal code that the gateway does not know is not one, until another is typed', () => {
    const typed = stateAfter(at['postal-code'], event.typedCode('00000'));
    const unknown = stateAfter(typed, { type: 'coverage-found', coverage: 'no-place', postalCode: '00000' });
    expect(errorsOf(unknown)).toEqual(['postalCode funnelPostalCodeUnknown']);
    expect(stateAfter(unknown, event.on)).toBe(unknown);
    expect(errorsOf(stateAfter(unknown, event.typedCode('78704')))).toEqual([]);
    // The answer about an older postal code comes late.
    expect(stateAfter(typed, { type: 'coverage-found', coverage: 'no-place', postalCode: '00001' })).toBe(typed);
  });

  it.each<[string, Partial<Question>, string | readonly string[] | undefined, readonly string[]]>([
    ['a choice that has to be made', {}, undefined, ['drain funnelAnswerFault']],
    ['a choice that is not offered', {}, 'attic', ['drain funnelAnswerFault']],
    ['a choice', {}, 'main', []],
    ['none of many', { type: 'many' }, [], ['drain funnelAnswerFault']],
    ['a choice that may be left out', { required: false }, undefined, []],
    ['a text of blanks', { type: 'text' }, '   ', ['drain funnelAnswerFault']],
    ['a number that is left out', { type: 'number', required: false }, ' ', []],
    ['a number', { type: 'number' }, ' 12 ', []],
    ['a number that is none', { type: 'number' }, 'twelve', ['drain funnelNumberFault']],
    ['half a number', { type: 'number' }, '12 feet', ['drain funnelNumberFault']],
  ])('%s', (_what, change, answer, errors) => {
    const question: Question = { ...DRAIN, ...change };
    const answers = answer === undefined ? {} : { drain: answer };
    const step = aFunnel({ categoryId: '10202', postalCode: '78704', answers });
    expect([step.step, errorsOf(step, [question])]).toEqual(['project', errors]);
  });

  it('a description has 2048 characters at most', () => {
    const step = aFunnel({ categoryId: '10202', postalCode: '78704' });
    const described = (length: number) => stateAfter(step, event.described('a'.repeat(length)));
    expect([NOTES_MAX_LENGTH, errorsOf(described(2048), [])]).toEqual([2048, []]);
    expect(errorsOf(described(2049), [])).toEqual(['description funnelDescriptionFault']);
  });

  it('the contact in reading order', () => {
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
  ])('the contact with %o', (contact, errors) => expect(errorsOf(contactWith(contact))).toEqual(errors));

  it('of a known customer the consent alone', () => {
    const known = aFunnel({ isAuthenticatedWorkflow: true }, ...toContact.slice(0, -2));
    expect([known.step, errorsOf(known)]).toEqual(['contact', ['consent funnelConsentFault']]);
    expect(errorsOf(stateAfter(known, event.consented(true)))).toEqual([]);
  });

  it('nothing on the timing, the suggestions and the summary', () => {
    const timing = at.timing;
    const states = [timing, at.suggestions, aFunnel({ leadId: '42', step: 'summary' })];
    expect(states.map((state) => `${state.step} ${errorsOf(state).length}`)).toEqual([
      'timing 0',
      'suggestions 0',
      'summary 0',
    ]);
  });
});
