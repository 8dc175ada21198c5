/** The words of a customer's contact, once it is shown. */
export const leadContactEnUS = {
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  noPhoneNumber: 'This customer did not provide a phone number.',
  temporaryNumber: 'Temporary number, works until {date}',
  temporaryNumberActive: 'Temporary number',
  expired: 'Expired',
} as const;
