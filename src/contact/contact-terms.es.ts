import type { Translation } from '../i18n/messages.js';
import type { contactTermsEn } from './contact-terms.en.js';

export const contactTermsEs: Translation<typeof contactTermsEn> = {
  noPhoneNumber: 'Este cliente no dio un número de teléfono.',
};
