import type { Catalogue } from '../catalogue.js';

/** Messages of a review request. */
export const reviewRequestEnUS = {
  reviewHeading: 'Request a Review',
  reviewLoading: 'Loading the review request',
  reviewLoadFailed: 'Sorry, something went wrong. Please try again later.',
  reviewAbout: '{name} gets one email with a link to write a review.',
  reviewAboutNoName: 'Your customer gets one email with a link to write a review.',
  reviewName: 'Name',
  reviewEmail: 'Email',
  reviewPhone: 'Phone',
  reviewWorkCompleted: 'Work completed',
  reviewWorkQuestion: 'Were services performed?',
  reviewYes: 'Yes',
  reviewNo: 'No',
  reviewCategories: 'Categories',
  reviewCategoriesPartly: 'Other categories could not be loaded.',
  reviewFirstName: 'First name',
  reviewLastName: 'Last name',
  reviewDescription: 'Description of work (optional)',
  reviewMasked: 'A temporary number cannot be used here.',
  reviewEdit: 'Edit',
  reviewSend: 'Send request',
  reviewSending: 'Sending…',
  reviewFailed: "We're sorry; an error has occurred.  Please try again.",
  reviewThanks: 'Thank you! Your Review Request has been submitted.',
  reviewCloses: 'Closes by itself in {seconds} seconds. It waits while you point at it.',
  reviewClosesSoon: 'Closes by itself. It waits while you point at it.',
  reviewFirstNameFault: 'Please enter a valid first name',
  reviewLastNameFault: 'Please enter a valid last name',
  reviewEmailFault: 'Please enter a valid email address',
  reviewPhoneFault: 'Please enter a valid phone number',
  reviewWorkFault: 'Please select if services were performed',
  reviewCategoriesRequired: 'Please select one or more categories for this review',
  reviewCategoriesEmpty: 'Please select at least one category for this review',
  reviewPrompt: 'Before you close this lead, would you like to Request a Review from this customer?',
  reviewNoThanks: 'No thanks',
} as const;

export const reviewRequestMessages: Catalogue = {
  en: reviewRequestEnUS,
  es: async () => (await import('./review-request.es-US.js')).reviewRequestEsUS,
};
