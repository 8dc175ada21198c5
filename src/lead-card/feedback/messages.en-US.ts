import type { Catalogue } from '../../i18n/catalogue.js';

/** Messages of a lead's feedback. */
export const leadFeedbackEnUS = {
  stars: 'Stars',
  starPoor: 'Poor',
  starFair: 'Fair',
  starOkay: 'Okay',
  starGood: 'Good',
  starGreat: 'Great',
  whyThisRating: 'Why this rating?',
  reasonLowValue: 'Low-value job',
  reasonArea: 'Out of service area',
  reasonWork: "I don't do this work",
  reasonUnresponsive: 'Customer unresponsive',
  reasonSpam: 'Potential spam',
  reasonOther: 'Other',
  somethingElse: 'Something else...',
  somethingElseLabel: 'Something else',
  chooseReason: 'Please choose a reason.',
  submitFeedback: 'Submit',
  sendingFeedback: 'Sending…',
  feedbackFailed: "We're sorry, there was an error submitting your feedback. Please refresh the page and try again.",
  thanksLowValue: 'Thank you. We will use this to send you better jobs.',
  thanksArea: 'Thank you. You can edit your service area at any time.',
  thanksWork: 'Thank you. You can update the services you offer at any time.',
  thanksUnresponsive: 'Thank you. We know how much your time is worth.',
  thanksSpam: 'Thank you. We will look into this lead.',
  thanksOther: 'Thank you for your feedback!',
  editServiceArea: 'Edit service area',
  updateServices: 'Update services offered',
} as const;

export const leadFeedbackMessages: Catalogue = {
  en: leadFeedbackEnUS,
  es: async () => (await import('./messages.es-US.js')).leadFeedbackEsUS,
} satisfies Catalogue<typeof leadFeedbackEnUS>;
