/** What the pages of all frameworks show: ids of the sandbox, and a host's own words. */
export const PROVIDER = '4711042';
export const LEADS = ['90412001', '90412005', '90412009'];
export const FEATURES = ['new-review-request'];
export const MESSAGES = { leadsFor: 'Requests for {businessName}', requestReview: 'Ask for a review' };
export const LANGUAGES = [
  { locale: 'en-US', name: 'English' },
  { locale: 'es-US', name: 'Español' },
];
