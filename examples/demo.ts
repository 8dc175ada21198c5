/** Shared by the pages of all frameworks: ids of the sandbox, and custom messages. */
export const PROVIDER = '4711042';
export const LEADS = ['90412001', '90412005', '90412009'];
export const FEATURES = ['new-review-request'];
export const MESSAGES = { leadsFor: 'Requests for {businessName}', requestReview: 'Ask for a review' };
export const LANGUAGES = [
  { locale: 'en-US', name: 'English' },
  { locale: 'es-US', name: 'Español' },
];
