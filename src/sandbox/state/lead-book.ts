import type { LeadRecord, SandboxLead } from '../seed/lead-record.js';

/** The leads of one provider, newest first, and the one place where they change. */
export interface LeadBook {
  readonly records: readonly LeadRecord[];
  find(id: string): LeadRecord | undefined;
  /** Replaces fields of one lead; nothing happens when there is none of that id. */
  change(id: string, fields: Partial<SandboxLead>): void;
}

export function createLeadBook(seeded: readonly LeadRecord[]): LeadBook {
  const records = [...seeded];
  const places = new Map(records.map((record, place) => [record.id, place]));

  function find(id: string): LeadRecord | undefined {
    const place = places.get(id);
    return place === undefined ? undefined : records[place];
  }

  return {
    records,
    find,
    change(id, fields) {
      const place = places.get(id);
      const record = find(id);
      if (place !== undefined && record !== undefined)
        records[place] = { ...record, lead: { ...record.lead, ...fields } };
    },
  };
}
