import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs } from '../../stories/docs/tabs.js';
import { cleanup, render } from '../react/render.js';

/** A page with one example; the choice of the page before holds. */
function page() {
  cleanup();
  render(
    <Tabs>
      {'\n'}
      <pre>html sample</pre>
      {'\n'}
      <pre>react sample</pre>
    </Tabs>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);

afterEach(async () => {
  // The choice outlives a page, and so a test.
  page();
  await userEvent.click(tab('HTML'));
  cleanup();
});

test('the HTML sample is shown first, and the other one is in the page too', () => {
  page();
  expect(chosen()).toEqual(['HTML']);
  expect(shown()).toEqual(['html sample']);
  expect(screen.getAllByRole('tabpanel', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'html sample',
    'react sample',
  ]);
  expect(screen.getByRole('tabpanel', { name: 'HTML' }).id).toBe(tab('HTML').getAttribute('aria-controls'));
  expect(screen.getByRole('tablist', { name: 'Sample' })).toBeTruthy();
});

test('arrows go from tab to tab and around, Home and End to the first and the last', async () => {
  page();
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('HTML'));
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.textContent).toBe(chosen()[0]);
    return shown();
  };
  expect(await press('ArrowRight')).toEqual(['react sample']);
  expect(await press('ArrowRight')).toEqual(['html sample']);
  expect(await press('ArrowLeft')).toEqual(['react sample']);
  expect(await press('Home')).toEqual(['html sample']);
  expect(await press('End')).toEqual(['react sample']);
});

test('Tab goes from the chosen tab into its sample, past the other tab', async () => {
  page();
  await userEvent.click(tab('React'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'React' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(tab('React'));
});

test('where the page is written from right to left, the left arrow goes on', async () => {
  page();
  document.body.dir = 'rtl';
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(shown()).toEqual(['react sample']);
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toEqual(['html sample']);
  document.body.dir = '';
});

test('the choice holds on the next page', async () => {
  page();
  await userEvent.click(tab('React'));
  page();
  expect(chosen()).toEqual(['React']);
  expect(shown()).toEqual(['react sample']);
});
