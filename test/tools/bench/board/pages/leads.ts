/** A lead as the gateway answers it. */
const leadOf = (index: number) => ({
  leadId: String(900_000 + index),
  status: ['Initial', 'ContactAndQualify', 'Selling', 'InProgressWon', 'ClosedWon', 'ClosedDidntWin'][index % 6] ?? '',
  source: 'RequestAQuote',
  read: index % 3 > 0,
  hasUnreadMessages: index % 4 === 0,
  isArchived: false,
  createDate: new Date(Date.UTC(2026, 10, 18, 20) - index * 3_600_000).toISOString(),
  urgency: 'ThisWeek',
  description: 'The plunger helps for an hour, then it fills again. The dog in the apartment is friendly.',
  notes: index % 2 === 0 ? 'Called, left voicemail. Bring the long auger.' : '',
  category: { id: '40261', name: 'Drain Cleaning' },
  customerInfo: {
    userId: String(7000 + index),
    firstName: `First${index}`,
    lastName: `Last${index}`,
    phoneNumber: '5125550142',
    emailAddress: `customer${index}@example.com`,
    addressLineOne: `${100 + index} Kinney Ave`,
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
  },
  questionsAndAnswers: [1, 2, 3, 4, 5].map((number) => ({
    question: `Question ${number}?`,
    answers: [`Answer ${number}`],
  })),
});

export type Lead = ReturnType<typeof leadOf>;

export const leadsOf = (count: number): Lead[] => [...Array(count).keys()].map(leadOf);

export const PROVIDER = {
  serviceProviderId: '7001',
  name: 'Bluebird Plumbing & Drain',
  primaryAddress: { postalCode: '78704' },
};

/** The lead to open: in view, not open at the start, and without the appointment form. */
export const CHOSEN = 2;
