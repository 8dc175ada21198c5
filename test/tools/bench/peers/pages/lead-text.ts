import type { Lead } from '../../board/pages/leads.js';

const STATUSES: Readonly<Record<string, readonly [label: string, tone: string]>> = {
  Initial: ['New', 'accent'],
  ContactAndQualify: ['Not Contacted', 'warning'],
  Selling: ['Contacted', 'violet'],
  InProgressWon: ['Scheduled', 'teal'],
  ClosedWon: ['Closed won', 'success'],
  ClosedDidntWin: ['Closed lost', 'neutral'],
};

/** Created on first use. */
function formatIn(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return ({ createDate }: Lead) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'America/Chicago' });
    return format.format(new Date(createDate));
  };
}

export const timeOf = formatIn({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
export const fullDateOf = formatIn({ dateStyle: 'full', timeStyle: 'short' });
export const statusOf = ({ status }: Lead) => STATUSES[status] ?? ['', ''];
export const nameOf = ({ customerInfo }: Lead) => `${customerInfo.firstName} ${customerInfo.lastName}`;
export const placeOf = ({ customerInfo: { city, state, postalCode } }: Lead) => `${city}, ${state} ${postalCode}`;
export const threadOf = ({ customerInfo }: Lead) => `/app/conversation/7001/thread/${customerInfo.userId}`;

/** The content of an open lead: three texts, four answers, two facts. */
export const detailsOf = (lead: Lead): readonly (readonly [label: string, text: string])[] => [
  ['Location', placeOf(lead)],
  ['Customer Notes', lead.description],
  ['Your Notes', lead.notes],
  ...lead.questionsAndAnswers.slice(0, 4).map(({ question, answers }) => [question, answers.join()] as const),
  ['Timing', 'This week'],
  ['Received', fullDateOf(lead)],
];
