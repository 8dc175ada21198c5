import type { LeadRecord, Sale, SandboxLead } from '../seed/lead-record.js';

/** What is replaced of a lead. */
export interface LeadChange {
  readonly lead?: Partial<SandboxLead>;
  readonly sale?: Sale;
}

/** The leads of one provider, newest first, and the one place where they change. */
export interface LeadBook {
  /** The leads on the board. */
  readonly records: readonly LeadRecord[];
  /** The leads as they were in the beginning. */
  readonly seeded: readonly LeadRecord[];
  /** What was changed since the seed, by lead id. */
  readonly changes: ReadonlyMap<string, LeadChange>;
  /** Also finds a lead that is offered, and stands on no board until it is bought. */
  find(id: string): LeadRecord | undefined;
  /** Replaces fields of one lead; nothing happens when there is none of that id. */
  change(id: string, fields: Partial<SandboxLead>): void;
  /** Marks an offered lead as bought: from then on it stands on the board. */
  sell(id: string, sale: Sale): void;
  /** Puts a lead that is newer than all others on the board. */
  add(record: LeadRecord): void;
}

export function createLeadBook(seeded: readonly LeadRecord[], offered: readonly LeadRecord[]): LeadBook {
  let records = [...seeded];
  let places = placesOf(records);
  const offers = new Map(offered.map((record) => [record.id, record]));
  const changes = new Map<string, LeadChange>();

  function place(next: LeadRecord[]): void {
    records = next.sort((one, other) => other.createdAt - one.createdAt);
    places = placesOf(records);
  }

  function find(id: string): LeadRecord | undefined {
    const index = places.get(id);
    return index === undefined ? offers.get(id) : records[index];
  }

  function replace(id: string, { lead = {}, sale }: LeadChange): void {
    const record = find(id);
    if (record === undefined) return;
    const before = changes.get(id);
    changes.set(id, { ...before, ...(sale && { sale }), lead: { ...before?.lead, ...lead } });
    const changed = { ...record, ...(sale && { sale }), lead: { ...record.lead, ...lead } };
    const index = places.get(id);
    if (index === undefined) offers.set(id, changed);
    else records[index] = changed;
  }

  return {
    get records() {
      return records;
    },
    seeded,
    changes,
    find,
    change: (id, lead) => replace(id, { lead }),
    sell(id, sale) {
      replace(id, { sale });
      const bought = offers.get(id);
      if (bought === undefined) return;
      offers.delete(id);
      place([...records, bought]);
    },
    add: (record) => place([record, ...records]),
  };
}

function placesOf(records: readonly LeadRecord[]): Map<string, number> {
  return new Map(records.map((record, index) => [record.id, index]));
}
