import type { ReviewForm } from '../../../src/review-request/review-form-rules.js';
import { aWireLead } from '../../stage/leads-on-stage.js';
import { SP } from '../../stage/stage.js';

export const LEAD = { spId: SP, leadId: '7' };
export const NO_LEAD = { spId: SP, leadId: '' };
export const CATEGORY = { id: '10202', name: 'Drain Cleaning' };
export const PARENT = { id: '10200', name: 'Plumbing' };
export const CUSTOMER = {
  firstName: 'Maria',
  lastName: 'Delgado',
  emailAddress: 'maria@example.com',
  phoneNumber: '5125550148',
  postalCode: '78704',
};
export const aLead = (customer: object = {}, fields: object = {}) =>
  aWireLead('7', { category: CATEGORY, customerInfo: { ...CUSTOMER, ...customer }, ...fields });
export const CATEGORIES = { categories: [{ ...CATEGORY, parentCategory: PARENT }] };
export const PROVIDER = {
  serviceProviders: [{ serviceProviderId: SP, name: 'Lone Star', primaryAddress: { postalCode: '78701' } }],
};

export const FORM: ReviewForm = {
  firstName: 'Maria',
  lastName: 'Delgado',
  emailAddress: 'maria@example.com',
  phoneNumber: '(512) 555-0148',
  descriptionOfWork: '',
  workCompleted: 'yes',
  categoryIds: ['10202'],
};
