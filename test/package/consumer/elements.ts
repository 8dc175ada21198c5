import type { AnalyticsEvent } from 'lead-widgets';
import 'lead-widgets/elements';
import { DateRangePickerElement } from 'lead-widgets/elements/date-range-picker';
import { LeadBoardElement } from 'lead-widgets/elements/lead-board';
import type { LeadCardElement } from 'lead-widgets/elements/lead-card';
import type { LeadGatewayElement } from 'lead-widgets/elements/lead-gateway';
import type { LeadUnreadCountElement } from 'lead-widgets/elements/lead-unread-count';
import { ReviewRequestModalElement } from 'lead-widgets/elements/review-request-modal';

/** A host without React: what its editor knows of the tags. */
const board = new LeadBoardElement();
const found: LeadBoardElement | null = document.querySelector('lead-board');
const card: LeadCardElement = document.createElement('lead-card');
const provider: LeadGatewayElement = document.createElement('lead-gateway');

board.refresh();
found?.clearChallenges();
export const replayed: Promise<void> = board.replayChallenges();
board.hideLead('90412001');

board.spId = '7001';
board.pageSize = 25;
board.newMessages = true;
board.features = ['a', 'b'];
board.authMode = 'one-time';
board.spId = undefined;
board.auth = { getToken: ({ reason }) => (reason === 'initial' ? 'token' : null) };
board.gateway = {};
board.messages = { retry: 'Again' };
board.analytics = (event: AnalyticsEvent) => event.name;
card.expanded = true;
provider.demo = 'busy';

const unread: LeadUnreadCountElement = document.createElement('lead-unread-count');
unread.format = 'capped';
unread.showZero = true;
unread.addEventListener('unread-count-change', ({ detail }) => detail.count.toFixed());

board.addEventListener('lead-change', (event) => console.log(event.detail.leadId, event.detail.change));
board.addEventListener('navigate', (event) => event.detail.to === 'thread' && event.preventDefault());
board.addEventListener('click', (event) => event.clientX);
document.addEventListener('lead-change', ({ detail }) => console.log(detail.leadId, detail.change));
document.addEventListener('widget-error', ({ detail }) => console.log(detail.operation, detail.path));
document.addEventListener('click', (event) => event.clientX);
provider.addEventListener('lead-select', ({ detail }) => detail.leadId);
provider.addEventListener('anything-else', (event: Event) => event.type);

const picker = new DateRangePickerElement();
picker.value = '2026-11-09/2026-11-24';
picker.disabledDates = ['2026-11-12'];
picker.markedRanges = [{ start: '2026-11-20', end: '2026-11-21', label: 'Work' }];
picker.addEventListener('range-change', ({ detail }) => detail.start?.slice(0, 4));
export const mayBeSent: boolean = picker.checkValidity() && picker.form !== null;

const modal = new ReviewRequestModalElement();
modal.autoClose = 0;
modal.variant = 'gateway';
modal.show();
modal.close();
export const stillOpen: boolean = modal.open;
modal.addEventListener('review-requested', ({ detail }) => detail.draftReviewId.length);
modal.addEventListener('close', ({ detail }) => detail.tag);

// @ts-expect-error what it submits is a text
picker.value = null;
// @ts-expect-error a board submits nothing
board.value = '';
// @ts-expect-error the property is a number
board.pageSize = '25';
// @ts-expect-error there is no such scenario
provider.demo = 'nonsense';
// @ts-expect-error there is no such mode
board.authMode = 'cookies';
// @ts-expect-error a source of tokens has a method
board.auth = { token: 'secret' };
// @ts-expect-error there are no such words
board.messages = { retri: 'Again' };
// @ts-expect-error a card is no dialog
card.show();
// @ts-expect-error a card hides no leads
card.hideLead('90412001');
provider.refresh();
// @ts-expect-error the provider is no dialog
provider.show();
// @ts-expect-error a lead of the gateway has an id
card.lead = {};
// @ts-expect-error the detail has no name
board.addEventListener('lead-change', (event) => event.detail.name);
