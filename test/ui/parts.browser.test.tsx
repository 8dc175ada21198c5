import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveState } from '../../src/ui/field/save-state.js';
import { Switch } from '../../src/ui/field/switch.js';
import { TextField } from '../../src/ui/field/text-field.js';
import { Pages } from '../../src/ui/pages.js';
import { accessibilityTree } from './accessibility.js';
import { clearStage, hostileBox } from './stage.js';
import { staged } from './staged.js';

afterEach(clearStage);

function Turned({ onPage }: { onPage: (page: number) => void }) {
  const [page, setPage] = useState(1);
  return (
    <Pages
      page={page}
      count={3}
      onPage={(next) => {
        setPage(next);
        onPage(next);
      }}
      labels={{
        label: 'Pages',
        previous: 'Previous page',
        next: 'Next page',
        page: (number) => `Page ${number}`,
        brief: (number, count) => `Page ${number} of ${count}`,
      }}
    />
  );
}

test('pages turn, keep the focus at the ends, and do nothing there', async () => {
  const onPage = vi.fn();
  const on = await staged(<Turned onPage={onPage} />);
  const next = on.get('[aria-label="Next page"]');
  next.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(onPage.mock.calls).toEqual([[2], [3]]);
  expect(on.root.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(on.get('[aria-current=page]').textContent).toBe('3');
  await userEvent.click(on.get('[aria-label="Page 1"]'));
  await userEvent.click(on.get('[aria-label="Page 1"]'));
  expect(onPage.mock.calls.slice(2)).toEqual([[1]]);
});

test('where it is narrow, pages are said in words between the arrows', async () => {
  const on = await staged(<Turned onPage={() => {}} />);
  on.host.style.width = '360px';
  expect(on.get('.brief').checkVisibility()).toBe(true);
  expect(on.get('.brief').textContent).toBe('Page 1 of 3');
  expect(on.get('[aria-current=page]').checkVisibility()).toBe(false);
});

test('a field tells its label, its hint and its count, and an error when there is one', async () => {
  const field = (error?: string) => (
    <TextField
      label="Your Notes"
      value="Called"
      onChange={() => {}}
      multiline
      maxLength={2048}
      counter="6 / 2048"
      hint="Only your team sees these."
      error={error}
    />
  );
  const on = await staged(field(), hostileBox());
  const node = async () => accessibilityTree().find(({ role }) => role === 'textbox');
  expect(await node()).toMatchObject({ name: 'Your Notes', value: 'Called', invalid: 'false', multiline: true });
  const described = () =>
    (on.get('textarea').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => on.root.getElementById(id)?.textContent);
  expect(described()).toEqual(['Only your team sees these.', '6 / 2048']);
  on.render(field('Not saved.'));
  await expect.poll(() => described()[0]).toBe('Not saved.');
  expect(await node()).toMatchObject({ invalid: 'true' });
  expect(on.get('[role=alert]').textContent).toBe('Not saved.');
});

test('what is typed is handed on, no longer than it may be', async () => {
  const onChange = vi.fn();
  function Typed() {
    const [value, setValue] = useState('');
    return (
      <TextField
        label="Name"
        value={value}
        maxLength={3}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }
  const on = await staged(<Typed />);
  await userEvent.type(on.get('input'), 'abcd');
  expect(onChange.mock.calls).toEqual([['a'], ['ab'], ['abc']]);
});

test('a switch is a switch, by its words, by key and by pointer', async () => {
  function Switched() {
    const [on, setOn] = useState(false);
    return <Switch label="Archived" checked={on} onChange={setOn} />;
  }
  const on = await staged(<Switched />);
  const node = async () => accessibilityTree().find(({ role }) => role === 'switch');
  expect(await node()).toMatchObject({ name: 'Archived', checked: 'false' });
  await userEvent.click(on.get('label span'));
  expect(await node()).toMatchObject({ checked: 'true' });
  on.get('input').focus();
  await userEvent.keyboard('[Space]');
  expect(await node()).toMatchObject({ checked: 'false' });
});

test('one status line stays from idle to saved, and Retry stands beside a failure', async () => {
  const onRetry = vi.fn();
  const on = await staged(<SaveState state="idle" text="" />);
  const status = on.get('[role=status]');
  expect(status.textContent).toBe('');
  on.render(<SaveState state="saving" text="Saving…" />);
  await expect.poll(() => status.textContent).toBe('Saving…');
  on.render(<SaveState state="failed" text="Not saved." retry={{ label: 'Retry', onRetry }} />);
  await expect.poll(() => status.textContent).toBe('Not saved.');
  await userEvent.click(on.get('button'));
  expect(onRetry).toHaveBeenCalledOnce();
  on.render(<SaveState state="saved" text="Saved" />);
  await expect.poll(() => status.textContent).toBe('Saved');
  expect(on.root.querySelector('button')).toBeNull();
  expect(status.isConnected).toBe(true);
});

test('a field takes what the platform must know of it: its keyboard, what may be filled in, and what happens when it is left', async () => {
  const onBlur = vi.fn();
  const on = await staged(
    <TextField
      label="Phone number"
      value="(512) 555-0187"
      onChange={() => {}}
      attributes={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', name: 'phone', required: true, onBlur }}
    />,
  );
  const field = on.get<HTMLInputElement>('input');
  expect([field.type, field.inputMode, field.autocomplete, field.name, field.required]).toEqual([
    'tel',
    'tel',
    'tel',
    'phone',
    true,
  ]);
  field.focus();
  field.blur();
  expect(onBlur).toHaveBeenCalledOnce();
});
