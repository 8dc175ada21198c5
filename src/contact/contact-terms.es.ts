export const contactTermsEs = {
  noPhoneNumber: 'Este cliente no dio un número de teléfono.',
};
