import type { GatewayClient, PathlessOperations } from '../../src/gateway.js';
import { EVERY_FORM } from './forms/every-form.js';
import { EVERY_CALL, OPERATIONS } from './operations.js';

/** A call that the sandbox answers. */
export interface Sample {
  /** The name in `operations.ts`. */
  readonly call: string;
  /** Makes the call, after the calls that it needs. */
  make(gateway: GatewayClient): Promise<unknown>;
}

const ofProvider = { serviceProviderId: '4711042' };
const filters = { archived: false, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] };

/** What the sandbox needs to know, unlike a host's own paths, which take any fields. */
const PATHLESS_FIELDS: Readonly<Partial<Record<keyof PathlessOperations, object>>> = {
  searchTokens: { token: 'known-to-the-gateway' },
  createMember: { firstName: 'Ada', lastName: 'Reyes', email: 'ada@example.com' },
  updateUser: { phoneNumber: '5125550144' },
  expireOneTimeToken: { token: 'used-up' },
  regionByTypes: { types: ['state', 'city'] },
  sendAppLink: { phoneNumber: '5125550145' },
  targetOffer: { offerName: 'spring' },
  resolveCategory: { categoryId: '10214' },
  selectLeadForReview: { ...ofProvider, leadId: '90412001' },
  leadsByFilter: { ...ofProvider, filters },
};

/** Samples of operations that have no path in the specification. */
export const PATHLESS_SAMPLES: readonly Sample[] = OPERATIONS['Operations without a path'].map((call) => ({
  call,
  make: (gateway) => gateway[call]({ ...PATHLESS_FIELDS[call] }),
}));

/** Calls that need another call first, or a page of leads of every kind. */
const OWN_SAMPLES: readonly Sample[] = [
  { call: 'leads', make: (gateway) => gateway.leads({ ...ofProvider, limit: 10 }) },
  {
    call: 'registeredNumbers',
    async make(gateway) {
      await gateway.registerNumber({ ...ofProvider, name: 'Van', phoneNumber: '5125550178' });
      return gateway.registeredNumbers(ofProvider);
    },
  },
  {
    call: 'updateDraftReview',
    async make(gateway) {
      const { draftReview } = await gateway.getOrCreateDraftReview(ofProvider);
      const fields = { draftReview: { text: 'Quick and clean' }, draftRatings: [], categories: [] };
      return gateway.updateDraftReview({ ...ofProvider, draftReviewId: draftReview.id, ...fields });
    },
  },
];

/** Every call in every version: by default its form with the fewest fields. */
export const EVERY_SAMPLE: readonly Sample[] = EVERY_CALL.map((call) => {
  const sample = [...EVERY_FORM, ...PATHLESS_SAMPLES, ...OWN_SAMPLES].findLast((each) => each.call === call);
  if (sample === undefined) throw new Error(`${call} has no form.`);
  return { call, make: (gateway) => sample.make(gateway) };
});
