import type {} from 'lead-widgets/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

/** A host with Svelte: what its markup takes, and what it does not. */
type Board = SvelteHTMLElements['lead-board'];

export const board: Board = {
  'sp-id': '7001',
  pageSize: 5,
  features: 'a,b',
  auth: { getToken: () => 'token' },
  messages: { retry: 'Again' },
  class: 'mine',
  'onlead-change': (event) => event.detail.change,
  onclick: (event) => event.currentTarget.refresh(),
};

export const modal: SvelteHTMLElements['review-request-modal'] = {
  spId: '7001',
  open: true,
  'onreview-requested': ({ detail }) => detail.draftReviewId.length,
};

// @ts-expect-error the property is a number
export const noNumber: Board = { pageSize: '5' };
// @ts-expect-error there is no such mode
export const noMode: Board = { 'auth-mode': 'cookies' };
// @ts-expect-error a source of tokens has a method
export const noSource: Board = { auth: { token: 'secret' } };
// @ts-expect-error there are no such words
export const noWords: Board = { messages: { retri: 'Again' } };
// @ts-expect-error the tag has no property of this name
export const noProperty: Board = { colour: 'red' };
// @ts-expect-error the detail has no name
export const noName: Board = { 'onlead-change': (event) => event.detail.name };
