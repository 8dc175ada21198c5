import * as contact from '../../src/gateway/calls/contact.js';
import * as customer from '../../src/gateway/calls/customer.js';
import * as dashboardForms from '../../src/gateway/calls/dashboard-forms.js';
import * as messageCenter from '../../src/gateway/calls/message-center.js';
import * as officeLeads from '../../src/gateway/calls/office-leads.js';
import * as pathless from '../../src/gateway/calls/pathless.js';
import * as providerDashboard from '../../src/gateway/calls/provider-dashboard.js';
import * as providers from '../../src/gateway/calls/providers.js';
import * as requests from '../../src/gateway/calls/requests.js';
import * as reviewGateway from '../../src/gateway/calls/review-gateway.js';
import * as servicesAndPlaces from '../../src/gateway/calls/services-and-places.js';
import type { Example } from '../../src/gateway/example.js';

/** The calls of the client and the schemas of their answers, by the name of their constant. */
export const DEFINITIONS: Readonly<Record<string, unknown>> = {
  ...contact,
  ...customer,
  ...dashboardForms,
  ...messageCenter,
  ...officeLeads,
  ...pathless,
  ...providerDashboard,
  ...providers,
  ...requests,
  ...reviewGateway,
  ...servicesAndPlaces,
};

interface Area {
  readonly about: string;
  /** By `operationId`: the name of the client's method, with the version if there are several. */
  readonly examples: Readonly<Record<string, Example>>;
}

/** The areas of the gateway, in the order of the document. */
export const AREAS: Readonly<Record<string, Area>> = {
  'Lead board': {
    about: 'The leads of a provider, and what a card saves.',
    examples: {
      ...providerDashboard.examples(),
      // Boards and the lead page use the same path.
      providerLead: {
        ...providerDashboard.examples().providerLead,
        calls: [providerDashboard.providerLeadRequest, officeLeads.leadForPageV2],
      },
    },
  },
  'Board tools': {
    about: 'Filters, feedback, connected numbers and preferences of a board.',
    examples: { ...officeLeads.boardToolExamples(), ...dashboardForms.examples() },
  },
  'Lead page': { about: 'One lead, before and after its purchase.', examples: officeLeads.examples() },
  Messages: { about: 'The conversation of a provider with a customer.', examples: messageCenter.examples() },
  Requests: {
    about: "A customer's request for quotes: make it, read it, send it.",
    examples: requests.examples(),
  },
  Providers: {
    about: 'Providers that fit a request, and what a customer knows about them.',
    examples: providers.examples(),
  },
  'Services and places': {
    about: 'Services by name, and cities by postal code.',
    examples: servicesAndPlaces.examples(),
  },
  Customers: {
    about: 'Projects, offers, contacts and the phone number of a customer.',
    examples: customer.examples(),
  },
  Reviews: { about: 'Reviews that are being written, and requests for them.', examples: reviewGateway.examples() },
  "Host's own calls": {
    about:
      'The client has a method for each of these calls, but no widget makes one, and no path is given. You choose the path and name it in the option `paths`. The paths below are those of the sandbox, and the fields are yours.',
    examples: pathless.examples(),
  },
};

/** Every example by its `operationId`. */
export const EXAMPLES: Readonly<Record<string, Example>> = Object.assign(
  {},
  ...Object.values(AREAS).map((area) => area.examples),
);
