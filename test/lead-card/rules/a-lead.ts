import * as v from 'valibot';
import { wireLead } from '../../../src/gateway/calls/provider-dashboard.js';
import type { Lead, LeadAddress, LeadCustomer } from '../../../src/lead-card/lead/lead.js';
import { toLead } from '../../../src/lead-card/lead/lead.js';

export const BARE_WIRE_LEAD = { leadId: '1', status: 'Initial', createDate: '2026-11-18T14:15:00-06:00' };

export function leadFromWire(fields: object = {}): Lead {
  return toLead(v.parse(wireLead, { ...BARE_WIRE_LEAD, ...fields }));
}

export function aLead(fields: Partial<Lead> = {}): Lead {
  return { ...leadFromWire(), ...fields };
}

export function aCustomer(fields: Partial<LeadCustomer> = {}): LeadCustomer {
  return { ...leadFromWire().customer, ...fields };
}

export function anAddress(fields: Partial<LeadAddress> = {}): LeadAddress {
  return { lineOne: '', lineTwo: '', city: '', state: '', postalCode: '', ...fields };
}
