import { createSandbox } from '../../src/sandbox.js';
import { SP_ID } from './stage.js';

export interface Subject {
  readonly tag: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly shows: RegExp;
  /** The button that opens a text field, 'at hand' if the field is always there, or null if there is no field. */
  readonly edit: RegExp | 'at hand' | null;
  readonly loads: string;
  readonly press: string;
  readonly sends: 'navigate' | 'funnel-step';
}

const LEAD_ID = '90412001';
/** The chat of a sandbox with the same conversations as those behind the gateways. */
const { chat } = createSandbox({ clock: () => new Date('2026-11-18T20:30:00Z') });

export const widgets: readonly Subject[] = [
  {
    tag: 'lead-board',
    given: { spId: SP_ID },
    shows: /Dana Whitfield/,
    edit: /Edit notes/,
    loads: `/serviceProvider/${SP_ID}`,
    press: 'a.msg',
    sends: 'navigate',
  },
  {
    tag: 'lead-card',
    given: { spId: SP_ID, leadId: LEAD_ID, expanded: true },
    shows: /Dana Whitfield/,
    edit: /Edit notes/,
    loads: `/leads/${LEAD_ID}`,
    press: 'a.msg',
    sends: 'navigate',
  },
  {
    tag: 'lead-page',
    given: { spId: SP_ID, leadId: LEAD_ID, faqUrl: '#faq' },
    shows: /Dana Whitfield/,
    edit: null,
    loads: `/leads/${LEAD_ID}`,
    press: '.faq a',
    sends: 'navigate',
  },
  {
    tag: 'message-thread',
    given: { spId: SP_ID, userId: 'u42', leadId: LEAD_ID, boardUrl: '#board', chat },
    shows: /Gate code is the same as in spring/,
    edit: 'at hand',
    loads: '/v1/chat/session',
    press: 'header a',
    sends: 'navigate',
  },
  {
    tag: 'raq-funnel',
    given: {},
    shows: /Drain Cleaning/,
    edit: 'at hand',
    loads: '/v1/topCategories',
    press: '.funnel-tile',
    sends: 'funnel-step',
  },
];
