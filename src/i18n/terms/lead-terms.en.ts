/** Words that every widget with a lead has; its own catalogue takes them in. */
export const leadTermsEn = {
  member: 'Member',
  urgencyEmergency: 'As soon as possible',
  urgencyThisWeek: 'This week',
  urgencyThisMonth: 'This month',
  urgencyPlanning: 'Just planning',
} as const;
