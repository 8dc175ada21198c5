/** Messages that every widget with a customer's contact includes in its catalogue. */
export const contactTermsEn = {
  noPhoneNumber: 'This customer did not provide a phone number.',
} as const;
