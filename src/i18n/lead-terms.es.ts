export const leadTermsEs = {
  member: 'Miembro',
  urgencyEmergency: 'Lo antes posible',
  urgencyThisWeek: 'Esta semana',
  urgencyThisMonth: 'Este mes',
  urgencyPlanning: 'Solo planeando',
};
