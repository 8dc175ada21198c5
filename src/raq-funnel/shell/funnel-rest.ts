import { formMessages } from '../../i18n/form-messages.en-US.js';
import { gatewayErrorMessages } from '../../i18n/gateway-error-messages.en-US.js';
import contactCss from '../contact/funnel-contact.css?inline';
import choicesCss from '../step/funnel-choices.css?inline';
import stepsCss from '../step/funnel-steps.css?inline';
import { raqFunnelStepsMessages } from '../step/messages.en-US.js';
import prosCss from '../suggestions/funnel-pros.css?inline';
import summaryCss from '../summary/funnel-summary.css?inline';
import dialogCss from './funnel-dialog.css?inline';
import { STARTER_QUESTIONS } from './funnel-engine.js';

/** The funnel without its first screen, which is shown while this loads. `lazy-funnel.ts` draws it. */
export { FunnelSteps } from '../step/funnel-steps.js';
export { FunnelDialog } from './funnel-dialog.js';
export { FunnelEngine } from './funnel-engine.js';

export const catalogues = [formMessages, gatewayErrorMessages, raqFunnelStepsMessages, STARTER_QUESTIONS];

export const sheet = stepsCss + choicesCss + contactCss + prosCss + summaryCss + dialogCss;
