import {
  providerCategories,
  registeredNumbersRequest,
  registerNumberRequest,
} from '../../gateway/calls/dashboard-forms.js';
import { sendFeedback } from '../../gateway/calls/provider-dashboard.js';
import { DONE, ok, Refusal } from '../router/answer.js';
import { type Route, requireCaller, routeOf } from '../router/route.js';
import { categoryAnswer, JOB_CATEGORIES, serviceOf } from '../seed/services.js';
import { change } from './provider-dashboard.js';

const PLUMBING_SERVICES = JOB_CATEGORIES.flatMap(({ id }) => serviceOf(String(id)) ?? []);

export const DASHBOARD_FORM_ROUTES: readonly Route[] = [
  routeOf(sendFeedback, (call, { leadId, rating, reason }) => change(call, leadId, { feedback: { rating, reason } })),
  routeOf(providerCategories, () => ok({ categories: PLUMBING_SERVICES.map(categoryAnswer) }), { wrapped: true }),
  routeOf(registerNumberRequest, ({ callerId, state: { data } }, number) => {
    requireCaller({ callerId }, number.spId, 'spId');
    if (data.numbers.some(({ spId, phoneNumber }) => spId === callerId && phoneNumber === number.phoneNumber)) {
      throw new Refusal(409, 'This number has already been connected.');
    }
    data.numbers.push(number);
    return DONE;
  }),
  routeOf(registeredNumbersRequest, ({ callerId, state }) =>
    ok({ registeredNumbers: state.data.numbers.filter(({ spId }) => spId === callerId) }),
  ),
];
