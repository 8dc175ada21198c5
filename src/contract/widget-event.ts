import type { ErrorKind } from './gateway-error.js';
import type { TargetOfferOutcome } from './lead-page.js';
import type { ConsentRecord, FunnelStep } from './raq-funnel.js';

/** What changed on a lead. */
export type LeadChange = 'status' | 'read' | 'archived' | 'notes' | 'feedback';

/** Names of analytics events that this version emits. */
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
  /** A funnel was left before its end; `value` is its last step. */
  | 'funnel-abandon'
  | 'lead-create';

export interface AnalyticsEvent {
  readonly name: AnalyticsName;
  readonly page?: string;
  readonly userType?: string;
  readonly location?: string;
  readonly leadId?: string;
  readonly value?: string;
}

/**
 * Every event of the widgets and its detail. All bubble and are composed. Details hold ids and a few scalars,
 * never a name, a number, an address, a note, a message or a token.
 */
export interface WidgetEventDetails {
  /** After the first paint with data, or with the empty state. */
  'widget-ready': { readonly tag: string };
  'widget-error': {
    readonly operation: string;
    readonly kind: ErrorKind;
    readonly status?: number;
    readonly requestId?: string;
  };
  /** A call was answered with HTTP 511: solve the challenge, then call `replayChallenges()`. */
  'challenge-required': { readonly requestId: string; readonly operation: string };
  /** A link was chosen; cancel it to navigate yourself. */
  navigate: { readonly to: string; readonly href: string };
  analytics: AnalyticsEvent;
  'lead-change': { readonly leadId: string; readonly change: LeadChange; readonly value?: string | boolean };
  /** A person wants to buy a lead: the host takes the payment, then calls `refresh()`. */
  'lead-unlock': { readonly leadId: string };
  'lead-select': { readonly leadId: string };
  /** A person chose other days: ISO days, null where an end is open. */
  'range-change': { readonly start: string | null; readonly end: string | null };
  /** A text that the gateway has taken, or a file that has come back from the chat. */
  'message-sent': { readonly messageId: string; readonly leadId?: string; readonly kind: 'text' | 'media' };
  /** How an offer went was recorded. */
  'target-offer': { readonly name: string; readonly outcome: TargetOfferOutcome };
  /** The step that a funnel shows; `index` counts from 1. */
  'funnel-step': { readonly step: FunnelStep; readonly index: number; readonly total: number };
  'lead-created': { readonly leadId: string; readonly consent?: ConsentRecord };
  'lead-assigned': {
    readonly leadId: string;
    readonly serviceProviderIds: readonly string[];
    readonly haServiceProviderIds: readonly string[];
  };
  /** The funnel has come to its end, the summary. */
  'funnel-complete': { readonly leadId?: string };
  /** The funnel was closed; without a lead it was left before its end. */
  'funnel-close': { readonly leadId?: string };
  'review-requested': { readonly draftReviewId: string };
  /** A dialog that is a tag of its own has closed; this one alone does not bubble. */
  close: { readonly tag: string };
}

export type WidgetEventName = keyof WidgetEventDetails;

/** Sends one event from the widget's element; false when the host cancelled it. */
export type Emit = <Name extends WidgetEventName>(name: Name, detail: WidgetEventDetails[Name]) => boolean;
