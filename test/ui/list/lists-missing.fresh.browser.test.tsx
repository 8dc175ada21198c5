import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from '../../../src/ui/list/combobox.js';
import { Menu } from '../../../src/ui/list/menu.js';
import { MultiSelect } from '../../../src/ui/list/multi-select.js';
import { Popover } from '../../../src/ui/popup/popover.js';
import { keepsFailedModules } from '../../runner/page/engine-bugs.js';
import { refuseRequests } from '../../runner/page/network.js';
import { clearStage, staged } from '../stage.js';

beforeAll(() => refuseRequests(['ui/list/lists']));

afterAll(() => refuseRequests([]));

afterEach(clearStage);

const notLoaded = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Retry
  </button>
);

const archive = { id: 'a', label: 'Archive Lead', onSelect: () => {} };

test.each([
  [
    'a menu',
    <Menu key="menu" label="More actions" items={[archive]} notLoaded={notLoaded}>
      …
    </Menu>,
  ],
  [
    'a popover',
    <Popover key="popover" label="Rate this lead" button={{ content: 'Rate' }} notLoaded={notLoaded}>
      Stars
    </Popover>,
  ],
])('%s whose code fails to load stays closed, with Retry after its button', async (_, part) => {
  const on = await staged(part);
  await userEvent.click(on.get('button'));
  await expect.poll(() => on.root.querySelectorAll('button')[1]?.textContent).toBe('Retry');
  expect([on.get('button').getAttribute('aria-expanded'), on.root.querySelector('[popover]')]).toEqual(['false', null]);
});

test('MultiSelect shows check boxes if the list code fails to load', async () => {
  const onChange = vi.fn();
  const options = ['New', 'Contacted'].map((label) => ({ value: label, label }));
  const on = await staged(
    <MultiSelect label="Status" text="1 chosen" options={options} values={['New']} onChange={onChange} />,
  );
  await userEvent.click(on.get('button'));
  await expect.poll(() => on.root.querySelectorAll('[type=checkbox]').length).toBe(2);
  expect(on.get('legend').textContent).toBe('Status');
  await userEvent.click(on.get('label:last-child'));
  expect(onChange.mock.calls).toEqual([[['New', 'Contacted']]]);
});

test('Combobox works as a plain text field if the list code fails to load', async () => {
  const [onText, onSubmit] = [vi.fn(), vi.fn()];
  const given = { onText, onSubmit, onChoose: () => {}, options: [{ id: 'a', label: 'Austin, TX' }] };
  const on = await staged(<Combobox label="Location" text="Austin" {...given} />);
  await userEvent.click(on.get('input'));
  await userEvent.keyboard('{End}!{ArrowDown}{Enter}');
  expect([onText.mock.calls, onSubmit.mock.calls]).toEqual([[['Austin!']], [['Austin']]]);
});

// The last test, because the code stays loaded.
test.skipIf(keepsFailedModules())('Retry opens the menu once its code loads, and disappears', async () => {
  const on = await staged(
    <Menu label="More actions" items={[archive]} notLoaded={notLoaded}>
      …
    </Menu>,
  );
  await userEvent.click(on.get('button'));
  await expect.poll(() => on.root.querySelectorAll('button')[1]?.textContent).toBe('Retry');
  refuseRequests([]);
  await userEvent.click(on.get('button:last-of-type'));
  await expect.poll(() => on.root.querySelector('[popover]')).not.toBeNull();
  expect(on.root.textContent).not.toContain('Retry');
});
