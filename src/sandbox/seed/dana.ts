import { customer } from './customer.js';
import { pair } from './job-details.js';
import type { LeadFields } from './lead-record.js';
import { AUSTIN } from './places.js';

/** The first lead of the drawn board, with all that can stand in an open card. */
export const DANA: LeadFields = {
  status: 'Selling',
  hasUnreadMessages: true,
  urgency: 'Emergency',
  description:
    'Started on Sunday. The plunger helps for an hour, then it fills again. Dog in the apartment, he is friendly.',
  notes: 'Called at 2:40, left voicemail. Bring the 50 ft auger and a new trap kit. Gate code is 4471#.',
  redemptionId: '7730-2214',
  thimbleUrl: 'https://insurance.example.com/quote?job=90412001',
  dealInfo: { title: '$89 kitchen drain special', price: null },
  questionsAndAnswers: [
    pair('What is the problem with the drain?', 'Slow drain, kitchen sink and dishwasher back up together'),
    pair('How many drains need attention?', '2'),
    pair('Is there standing water right now?', 'Yes, in the kitchen sink'),
    pair('What type of property is this?', 'Apartment, second floor'),
    pair('Which rooms are affected?', 'Kitchen', 'Laundry'),
    pair('Has anyone worked on it before?', 'Yes, last spring'),
    pair('Do you own the property?', 'No, I rent'),
    pair('When can a professional come by?', 'Any time this week', 'After 5 PM is best'),
  ],
  customerInfo: customer(42, 'Dana', 'Whitfield', AUSTIN, {
    addressLineOne: '1408 Kinney Ave',
    addressLineTwo: 'Apt 3',
    isMaskedPhone: true,
    isMaskedPhoneActive: true,
    isSmsEnabled: true,
  }),
};
