/** Messages that every widget with a customer's contact includes in its catalogue. */
export const contactTermsEn = {
  noPhoneNumber: 'This customer did not provide a phone number.',
} as const;

/** Messages that every widget with a lead includes in its catalogue. */
export const leadTermsEn = {
  member: 'Member',
  urgencyEmergency: 'As soon as possible',
  urgencyThisWeek: 'This week',
  urgencyThisMonth: 'This month',
  urgencyPlanning: 'Just planning',
} as const;
