import type { Catalogue } from '../i18n/catalogue.js';

/** Messages of the funnel's frame and first step. */
export const raqFunnelEnUS = {
  funnelHeading: 'Request a quote',
  funnelResuming: 'Bringing back your answers…',
  funnelLaunch: 'Get quotes',
  funnelProgress: 'Progress',
  funnelAt: 'Step {index} of {total} · {name}',
  funnelBack: 'Back',
  funnelContinue: 'Continue',
  funnelStepService: 'Service',
  funnelStepLocation: 'Location',
  funnelStepProject: 'Project',
  funnelStepTiming: 'Timing',
  funnelStepContact: 'Contact',
  funnelStepPros: 'Pros',
  funnelStepSummary: 'Summary',
  funnelServiceTitle: 'What do you need?',
  funnelService: 'Service',
  funnelServiceHint: 'A few words are enough, such as “leaking faucet”.',
  funnelServiceFault: 'Please choose a service from the list',
  funnelServiceClear: 'Clear the service',
  funnelServicesLooking: 'Looking…',
  funnelServicesNone: 'No match for “{query}”. Try other words, or choose a service below.',
  funnelServicesNear: 'Closest matches',
  funnelOwnWords: 'Continue in my own words',
  funnelServicesFailed: 'We could not look up services.',
  funnelServicesOne: '1 service. Enter takes {best}.',
  funnelServicesMany: '{count} services. Enter takes {best}.',
  funnelTopCategories: 'Top categories',
  funnelTopLoading: 'Loading the top categories',
  funnelTopFailed: 'We could not load the top categories.',
  funnelChooseFailed: 'We could not choose this service.',
  funnelSignedOut: 'Your visit has timed out. Please reload the page.',
} as const;

export const raqFunnelMessages: Catalogue = {
  en: raqFunnelEnUS,
  es: async () => (await import('./messages.es-US.js')).raqFunnelEsUS,
} satisfies Catalogue<typeof raqFunnelEnUS>;
