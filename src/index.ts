/** The functions and types of the package. Importing it registers nothing and uses no browser global. */
export {
  CATEGORY_ICONS,
  type CategoryCatalog,
  type CategoryEntry,
  type CategoryIconName,
} from './category/category.js';
export type { Diagnosis, Finding, FindingCode, PageDiagnosis } from './element/diagnosis/diagnosis.js';
export { diagnose } from './element/diagnosis/page-diagnosis.js';
export type {
  AnalyticsEvent,
  AnalyticsName,
  LeadChange,
  WidgetEventDetails,
  WidgetEventName,
} from './element/events/widget-event.js';
export { gatewayContext } from './element/page/context.js';
export { configure, signOut } from './element/page/host-functions.js';
export type { WidgetSettings } from './element/page/settings.js';
export type * from './elements.js';
export * from './gateway.js';
export type { MessageKey, Messages } from './i18n/messages.js';
export type { SavedView } from './lead-board/saved-views/saved-view-rules.js';
export type { Lead } from './lead-card/lead/lead.js';
export type { TargetOffer, TargetOfferOutcome, TargetOffers } from './lead-page/page-lead-data.js';
export type { ConsentText, FunnelStep, InitialValues, Questions } from './raq-funnel/funnel/funnel.js';
export type {
  AddressProvider,
  LoadProgress,
  PhoneVerifier,
  SaveProgress,
  UploadPhoto,
} from './raq-funnel/funnel/host-functions.js';
