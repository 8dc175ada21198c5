/** The functions and types of the package. Importing it registers nothing and uses no browser global. */
export {
  CATEGORY_ICONS,
  type CategoryCatalog,
  type CategoryEntry,
  type CategoryIconName,
} from './contract/category.js';
export type { Lead } from './contract/lead.js';
export type { TargetOffer, TargetOfferOutcome, TargetOffers } from './contract/lead-page.js';
export type { SavedView } from './contract/saved-view.js';
export type {
  AnalyticsEvent,
  AnalyticsName,
  LeadChange,
  WidgetEventDetails,
  WidgetEventName,
} from './contract/widget-event.js';
export type * from './elements/catalogue/tags.js';
export { diagnose } from './elements/diagnosis/diagnose-page.js';
export type { Diagnosis, Finding, FindingCode } from './elements/diagnosis/diagnosis.js';
export type { PageDiagnosis } from './elements/diagnosis/page-diagnosis.js';
export { gatewayContext } from './elements/page/context.js';
export { configure } from './elements/page/page-settings.js';
export type { WidgetSettings } from './elements/page/settings.js';
export { signOut } from './elements/page/sign-out.js';
export * from './gateway.js';
export type { MessageKey, Messages } from './i18n/messages.js';
