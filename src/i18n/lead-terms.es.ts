export const contactTermsEs = {
  noPhoneNumber: 'Este cliente no dio un número de teléfono.',
};

export const leadTermsEs = {
  member: 'Miembro',
  urgencyEmergency: 'Lo antes posible',
  urgencyThisWeek: 'Esta semana',
  urgencyThisMonth: 'Este mes',
  urgencyPlanning: 'Solo planeando',
};
