import { SANDBOX_LEADS, SANDBOX_OFFERS } from '../../../src/sandbox.js';

export const NEWEST = `sp-id="7001" lead-id="${SANDBOX_LEADS.newest}"`;

const TAGS = {
  '/board': '<lead-board sp-id="7001" call-log-url="/calls"></lead-board>',
  '/offered': `<lead-page sp-id="7001" lead-id="${SANDBOX_OFFERS.offered}" features="lead-unlock"></lead-page>`,
  '/bought': `<lead-page ${NEWEST}></lead-page>`,
  '/thread': `<message-thread ${NEWEST} user-id="u42" board-url="/b"></message-thread>`,
  '/funnel': '<raq-funnel></raq-funnel>',
  '/pro': '<raq-funnel sp-id="5200001" postal-code="78704"></raq-funnel>',
  '/review': `<review-request-modal ${NEWEST} open></review-request-modal>`,
  '/inputs': '<date-range-picker start="2026-11-09" end="2026-11-12"></date-range-picker>',
  '/ranges': '<date-range-picker variant="ranges" start="2026-11-09"></date-range-picker>',
};

/** A page for each tag, and those in `more`. */
export const pagesOf = (page: (tag: string) => string, more: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries({ ...TAGS, ...more }).map(([path, tag]) => [path, page(tag)]));
