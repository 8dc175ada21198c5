/** Words that every widget with a customer's contact has; its own catalogue takes them in. */
export const contactTermsEn = {
  noPhoneNumber: 'This customer did not provide a phone number.',
} as const;
