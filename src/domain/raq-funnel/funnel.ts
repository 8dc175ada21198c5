import type { FunnelEvent, FunnelState } from '../../contract/raq-funnel.js';
import { afterAnswer } from './answer-events.js';
import { afterLead } from './lead-events.js';
import { afterMove } from './moves.js';
import { afterPlace } from './place-events.js';
import { afterProvider } from './provider-events.js';
import { rehydrated } from './rehydrate.js';
import { afterService } from './service-events.js';
import { afterSuggestion } from './suggestion-events.js';

export { EMPTY_ENTRY, startFunnel } from './start-funnel.js';

/**
 * The machine of the funnel (Spec §4 Funnel, decision 31). Where no step stands in the table, the event changes nothing there
 * and the same state comes back; `=` stays on the step.
 *
 * | event                          | service | postal-code | project           | timing | contact     | suggestions | summary      |
 * |--------------------------------|---------|-------------|-------------------|--------|-------------|-------------|--------------|
 * | rehydrated (once)              | as kept | as kept     | as kept           | as kept| as kept     | as kept     | as kept      |
 * | provider-loaded                | =       | =           | =                 | =      | =           | =           | =            |
 * | provider-dropped               | =       | = ¹         | = ¹               | = ¹    | = ¹         |             |              |
 * | service-found                  | =       | =           | =                 | =      | =           |             |              |
 * | postal-code-typed              |         | =           |                   |        |             |             |              |
 * | city-found                     | =       | =           | =                 | =      | =           | =           | =            |
 * | eligibility-answered           | =       | =           | =                 | =      | =           |             |              |
 * | alternatives-loaded ²          | =       | =           | =                 | =      | =           |             |              |
 * | answered, described            |         |             | =                 |        |             |             |              |
 * | urgency-chosen                 |         |             |                   | =      |             |             |              |
 * | contact, preferences, consent  |         |             |                   |        | =           |             |              |
 * | lead-created ³                 | suggestions | suggestions | suggestions   | suggestions | suggestions |        |              |
 * | lead-loaded                    |         |             |                   |        |             | =           | =            |
 * | suggestions-loaded             |         |             |                   |        |             | =           |              |
 * | providers-described            | =       | =           | =                 | =      | =           | =           | =            |
 * | provider-ticked                |         |             |                   |        |             | =           |              |
 * | assigned, suggestions-failed   |         |             |                   |        |             | summary     |              |
 * | went-on, without a fault       | next    | next        | next screen, next | next   |             | summary     |              |
 * | went-back                      |         | previous    | last screen, previous | previous | previous |           |              |
 * | went-to, a reached step        | there   | there       | there             | there  | there       | summary     | suggestions ⁴ |
 *
 * 'next' and 'previous' are those of `steps`. ¹ service, when no service is known without the provider. ² while the provider
 * is ineligible. ³ a replay may succeed after the customer has gone back. ⁴ until the request was assigned.
 */
export function nextFunnel(state: FunnelState, event: FunnelEvent): FunnelState {
  switch (event.type) {
    case 'rehydrated':
      return rehydrated(state, event);
    case 'provider-loaded':
    case 'provider-dropped':
    case 'eligibility-answered':
    case 'alternatives-loaded':
      return afterProvider(state, event);
    case 'service-found':
      return afterService(state, event);
    case 'postal-code-typed':
    case 'city-found':
      return afterPlace(state, event);
    case 'answered':
    case 'described':
    case 'urgency-chosen':
    case 'contact-typed':
    case 'preferences-chosen':
    case 'consent-ticked':
      return afterAnswer(state, event);
    case 'lead-created':
    case 'lead-loaded':
    case 'assigned':
    case 'suggestions-failed':
      return afterLead(state, event);
    case 'suggestions-loaded':
    case 'providers-described':
    case 'provider-ticked':
      return afterSuggestion(state, event);
    case 'went-on':
    case 'went-back':
    case 'went-to':
      return afterMove(state, event);
  }
}
