import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { EveryFailure, EveryHeader, GatewayReference } from '../../stories/docs/gateway-reference.js';
import { cleanup, render } from '../react/render.js';

afterEach(cleanup);

/** The reference, after the sandbox has answered its examples. */
async function reference() {
  render(<GatewayReference />);
  return screen.findByRole('searchbox', { name: 'Find a call' });
}

const shownCalls = () => screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);

/** The open part of a call. */
async function call(operationId: string) {
  fireEvent.click(screen.getByRole('button', { name: operationId }));
  const summary = document.activeElement;
  if (!(summary?.parentElement instanceof HTMLDetailsElement)) throw new Error(`${operationId} is not shown.`);
  expect(summary.parentElement.open).toBe(true);
  return summary.parentElement;
}

test('a call shows its address, body, answer and examples', async () => {
  await reference();
  const leads = within(await call('leads'));
  expect(leads.getByText('/gateway/lead/office/v6/leads/serviceProvider/{serviceProviderId}')).toBeTruthy();
  const row = (list: string, path: string) =>
    within(leads.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .find((item) => item.querySelector('code')?.textContent === path)?.textContent;
  expect(row('Parts of the address', '{serviceProviderId}')).toContain('id, required');
  expect(row('Fields of the body', 'filters.hasUnreadMessages')).toContain('true or null, required');
  expect(row('Fields of the answer', 'leads[].customerInfo.city')).toContain('string or null');
  expect(row('Fields of the answer', 'leads[].createDate')).toContain('instant, required');
  expect(leads.getByText('Example of the answer').parentElement?.textContent).toContain('"totalNumber"');
});

test('a call of two methods shows the fields of both, each once', async () => {
  await reference();
  const lead = within(await call('providerLead'));
  const paths = within(lead.getByRole('list', { name: 'Fields of the answer' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent);
  expect(paths).toEqual(expect.arrayContaining(['status', 'purchased', 'info.attributes[].questionText']));
  expect(new Set(paths).size).toBe(paths.length);
});

test('a body with two forms shows one after the other', async () => {
  await reference();
  const review = within(await call('requestReviewByEmail'));
  expect(review.getAllByRole('list', { name: 'Fields of the body' }).length).toBe(2);
});

test('a search leaves the calls that have all its words, in names, fields or tags', async () => {
  const search = await reference();
  fireEvent.change(search, { target: { value: 'raq-funnel eligib' } });
  await expect.poll(() => screen.getByRole('status').textContent).toBe('1 call');
  expect(shownCalls()).toEqual(['Ask whether a provider works at a postal code']);
  fireEvent.change(search, { target: { value: 'no such call' } });
  await expect.poll(() => screen.getByRole('status').textContent).toBe('0 calls');
});

test('headers and failures of every call are listed once', async () => {
  render(
    <>
      <EveryHeader />
      <EveryFailure />
    </>,
  );
  const failures = await screen.findByRole('list', { name: 'Failures of every call' });
  for (const status of ['401', '404', '422', '429', '511', 'Other']) {
    expect(within(failures).getByText(status)).toBeTruthy();
  }
  const headers = screen.getByRole('list', { name: 'Headers of every call' });
  expect(within(headers).getByText('X-Request-Id')).toBeTruthy();
});
