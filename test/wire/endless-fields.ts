/** Names of calls, a field with a number, and the path of that field in the sandbox's answer. */
export const ENDLESS_FIELDS = [
  ['reviewsByProvider', 'rating', 'reviews.0.rating'],
  ['comparison', 'distanceMiles', 'serviceProviders.0.distanceMiles'],
  ['combinedProviderDetails', 'rating', 'serviceProviders.0.rating'],
  ['providerDetails', 'overallReviewCount', 'categories.0.overallReviewCount'],
  ['followUpDeals', 'price', 'deals.0.price'],
  ['contactsByIds', 'contactType', 'contacts.0.contactType'],
] as const;
