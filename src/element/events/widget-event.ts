import type { ErrorKind } from '../../gateway/errors/gateway-error.js';
import type { SavedView } from '../../lead-board/saved-views/saved-view-rules.js';
import type { TargetOfferOutcome } from '../../lead-page/page-lead-data.js';
import type { ConsentRecord, FunnelStep } from '../../raq-funnel/funnel/funnel.js';

/** The field of a lead that changed. */
export type LeadChange = 'status' | 'read' | 'archived' | 'notes' | 'feedback';

/** Names of the analytics events. */
export type AnalyticsName =
  | 'page-view'
  | 'lead-open'
  | 'contact-reveal'
  | 'status-change'
  | 'review-request'
  | 'message-send'
  /** A rating of 1 to 4. */
  | 'feedback-submitted'
  /** A rating of 5. */
  | 'star-rating'
  | 'insurance-click'
  | 'funnel-step'
  /** The person sends the request, also once more after a failure. */
  | 'funnel-submit'
  /** The customer has typed the right code, or goes on without one. `value` is `verified` or `skipped`. */
  | 'phone-verification'
  /** The answers were saved for another device, or were brought back there. `value` is the step. */
  | 'funnel-save'
  | 'funnel-resume'
  /** The person left the funnel before its end. `value` is the last step. */
  | 'funnel-abandon'
  | 'lead-create';

/** What the events of a funnel also say. */
interface TestedVariant {
  /** The version of the page's A/B test, from the attribute `variant`. */
  readonly variant?: string;
}

export interface AnalyticsEvent extends TestedVariant {
  readonly name: AnalyticsName;
  readonly page?: string;
  readonly userType?: string;
  readonly location?: string;
  readonly leadId?: string;
  readonly value?: string;
}

/**
 * The events of the widgets and their details. All bubble and are composed. Details hold ids and scalars, and no
 * personal data, message, note or token.
 */
export interface WidgetEventDetails {
  /** After the first render with data or with the empty state. */
  'widget-ready': { readonly tag: string };
  'widget-error': {
    readonly operation: string;
    readonly kind: ErrorKind;
    readonly status?: number;
    readonly requestId?: string;
    /** The first field of the answer that does not fit, or method and path of a call that is not there. No values. */
    readonly path?: string;
  };
  /** The gateway answered with HTTP 511. Solve the challenge, then call `replayChallenges()`. */
  'challenge-required': { readonly requestId: string; readonly operation: string };
  /** A person chose a link. Cancel the event to navigate yourself. */
  navigate: { readonly to: string; readonly href: string };
  analytics: AnalyticsEvent;
  'lead-change': { readonly leadId: string; readonly change: LeadChange; readonly value?: string | boolean };
  /** A call or a text to the customer was noted on this device, or taken back. `at` is ISO 8601. */
  'lead-attempt': {
    readonly leadId: string;
    readonly attempt: 'called' | 'texted';
    readonly at: string;
    readonly undone: boolean;
  };
  /** A person wants to buy a lead. Take the payment, then call `refresh()`. */
  'lead-unlock': { readonly leadId: string };
  'lead-select': { readonly leadId: string };
  /** A person has changed the saved views of the board. They hold no customer's name. */
  'views-change': { readonly views: readonly SavedView[] };
  /** How many leads have unread messages, also the first time that it is known. */
  'unread-count-change': { readonly count: number };
  /** A person chose a range: ISO days, null for an open end. */
  'range-change': { readonly start: string | null; readonly end: string | null };
  /** The gateway accepted a text, or a file appeared in the chat. */
  'message-sent': { readonly messageId: string; readonly leadId?: string; readonly kind: 'text' | 'media' };
  /** The outcome of an offer was recorded. */
  'target-offer': { readonly name: string; readonly outcome: TargetOfferOutcome };
  /** The funnel shows a step. `index` counts from 1. */
  'funnel-step': TestedVariant & { readonly step: FunnelStep; readonly index: number; readonly total: number };
  'lead-created': TestedVariant & { readonly leadId: string; readonly consent?: ConsentRecord };
  'lead-assigned': TestedVariant & {
    readonly leadId: string;
    readonly serviceProviderIds: readonly string[];
    readonly haServiceProviderIds: readonly string[];
  };
  /** The funnel shows its summary. */
  'funnel-complete': TestedVariant & { readonly leadId?: string };
  /** The funnel was closed. Without a lead the person left it before its end. */
  'funnel-close': TestedVariant & { readonly leadId?: string };
  'review-requested': { readonly draftReviewId: string };
  /** The dialog element has closed. This is the only event that does not bubble. */
  close: { readonly tag: string };
}

export type WidgetEventName = keyof WidgetEventDetails;

/** Every event. A missing one is a compile error. */
export const EVENT_NAMES: Readonly<Record<WidgetEventName, true>> = {
  'widget-ready': true,
  'widget-error': true,
  'challenge-required': true,
  navigate: true,
  analytics: true,
  'lead-change': true,
  'lead-attempt': true,
  'lead-select': true,
  'views-change': true,
  'unread-count-change': true,
  'lead-unlock': true,
  'message-sent': true,
  'range-change': true,
  'funnel-step': true,
  'lead-created': true,
  'lead-assigned': true,
  'funnel-complete': true,
  'funnel-close': true,
  'review-requested': true,
  'target-offer': true,
  close: true,
};

/** Dispatches an event on the widget's element. Returns false when the host canceled it. */
export type Emit = <Name extends WidgetEventName>(name: Name, detail: WidgetEventDetails[Name]) => boolean;
