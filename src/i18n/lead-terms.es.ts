import type { leadTermsEn } from './lead-terms.en.js';
import type { Translation } from './messages.js';

export const leadTermsEs: Translation<typeof leadTermsEn> = {
  member: 'Miembro',
  urgencyEmergency: 'Lo antes posible',
  urgencyThisWeek: 'Esta semana',
  urgencyThisMonth: 'Este mes',
  urgencyPlanning: 'Solo planeando',
};
