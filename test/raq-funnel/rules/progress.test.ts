import { describe, expect, it } from 'vitest';
import {
  progressOf,
  readProgress,
  resumedAt,
  ticketIn,
  withoutService,
} from '../../../src/raq-funnel/extras/progress-rules.js';
import type { PersistedFunnel } from '../../../src/raq-funnel/funnel/funnel.js';
import { aFunnel, DRAIN, QUESTIONS, toContact, toSuggestions } from './a-funnel.js';

const state = aFunnel({}, ...toContact);
const text = progressOf(state, QUESTIONS);

function saved(): PersistedFunnel {
  const funnel = readProgress(text);
  if (funnel === null) throw new Error('It cannot be read.');
  return funnel;
}

/** The text with other fields. */
function changed(fields: object, version: unknown = 1): string {
  return JSON.stringify({ version, funnel: { ...saved(), ...fields } });
}

describe('the progress that a page keeps', () => {
  it('has the answers before the contact, and nothing of who the customer is', () => {
    for (const secret of ['Maria', 'Delgado', 'maria@example.com', '5125550111', '555-0111']) {
      expect(text).not.toContain(secret);
    }
    expect(saved()).toMatchObject({ form: { postalCode: '78704' }, step: 'contact', reached: 'contact' });
    expect(text).toContain('kitchen sink');
  });

  it('has nothing of a request', () => {
    const sent = readProgress(progressOf(aFunnel({}, ...toSuggestions), QUESTIONS));
    expect(sent).toMatchObject({ leadId: '', consent: null, isAssigned: false, form: { serviceRequestId: '' } });
  });

  it('has only answers to what was asked, and a ZIP code that is one', () => {
    const typed = {
      ...state,
      answers: { ...state.answers, camera: 'gone' },
      form: { ...state.form, postalCode: 'Maria' },
    };
    const read = readProgress(progressOf(typed, [DRAIN]));
    expect(Object.keys(read?.answers ?? {})).toEqual(['drain']);
    expect(read?.form.postalCode).toBe('');
  });
});

describe('restored progress', () => {
  it.each([
    ['nothing', undefined],
    ['no JSON', 'token'],
    ['another version', changed({}, 2)],
    ['too much', changed({ description: 'x'.repeat(100_001) })],
    ['steps that lead nowhere', changed({ steps: ['service', 'project'] })],
    ['a step twice', changed({ steps: [...state.steps, 'contact'] })],
    ['a step that there is not', changed({ step: 'payment' })],
    ['answers of another kind', changed({ answers: { drain: 7 } })],
  ])('is not read where it is %s', (_name, given) => {
    expect(readProgress(given)).toBeNull();
  });

  it('has a timing that there is, and no more words than fit', () => {
    const read = readProgress(changed({ urgency: '<b>', description: 'x'.repeat(5000) }));
    expect([read?.urgency, read?.description.length]).toEqual(['', 2048]);
  });

  it('goes on where it was saved while nothing before it must be answered', () => {
    expect(resumedAt(saved(), QUESTIONS)).toEqual(saved());
    const asked = { id: 'roof', text: 'Which roof?', type: 'text', required: true } as const;
    expect(resumedAt(saved(), [DRAIN, asked])).toMatchObject({ step: 'project', reached: 'project', screen: 1 });
    expect(resumedAt({ ...saved(), step: 'project', screen: 0 }, [DRAIN, asked]).step).toBe('project');
    expect(resumedAt({ ...saved(), step: 'postal-code' }, [asked]).step).toBe('postal-code');
    expect(resumedAt(saved(), [asked]).answers).toEqual({});
  });

  it('keeps the place and the description if the service no longer exists', () => {
    const { form, answers, description } = withoutService(saved());
    expect([form.categoryId, form.taskCategoryId, form.postalCode, answers]).toEqual(['', '', '78704', {}]);
    expect(description).toContain('kitchen sink');
  });
});

describe('the result of saving progress', () => {
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
  ])('is a link or a code: %s', (answer, ticket) => {
    expect(ticketIn(answer)).toEqual(ticket);
  });
});
