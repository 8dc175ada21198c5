import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SaveState } from '../../src/ui/field/save-state.js';
import { Switch } from '../../src/ui/field/switch.js';
import { TextField } from '../../src/ui/field/text-field.js';
import { CategoryIcon } from '../../src/ui/icons/category-icon.js';
import { Pages } from '../../src/ui/pages.js';
import { type TagItem, TagRow } from '../../src/ui/tag-row.js';
import { accessibilityTree, toldOf } from './accessibility.js';
import { clearStage, descriptions, focusedName, hostileBox, staged, useTold, walk } from './stage.js';

afterEach(clearStage);

function Turned({ onPage }: { onPage: (page: number) => void }) {
  const [page, turn] = useTold(1, onPage);
  const labels = {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number) => `Page ${number}`,
    brief: (number: number, count: number) => `Page ${number} of ${count}`,
  };
  return <Pages page={page} count={3} onPage={turn} labels={labels} />;
}

test('Pages changes the page, keeps the focus at the ends and shows “Page 1 of 3” in a narrow widget', async () => {
  const onPage = vi.fn();
  const on = await staged(<Turned onPage={onPage} />);
  const next = on.get('[aria-label="Next page"]');
  next.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect([onPage.mock.calls, on.root.activeElement === next]).toEqual([[[2], [3]], true]);
  expect([next.getAttribute('aria-disabled'), on.get('[aria-current=page]').textContent]).toEqual(['true', '3']);
  await userEvent.click(on.get('[aria-label="Page 1"]'));
  expect(onPage.mock.calls.slice(2)).toEqual([[1]]);
  on.host.style.width = '360px';
  expect([on.get('.brief').checkVisibility(), on.get('.brief').textContent]).toEqual([true, 'Page 1 of 3']);
  expect(on.get('[aria-current=page]').checkVisibility()).toBe(false);
});

test('TextField exposes its label, hint, counter and error to screen readers', async () => {
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
  expect(toldOf('textbox')).toMatchObject([{ name: 'Your Notes', value: 'Called', invalid: 'false', multiline: true }]);
  expect(descriptions(on, 'textarea')).toEqual(['Only your team sees these.', '6 / 2048']);
  on.render(field('Not saved.'));
  await expect.poll(() => descriptions(on, 'textarea')[0]).toBe('Not saved.');
  expect(toldOf('textbox')).toMatchObject([{ invalid: 'true' }]);
  expect(on.get('[role=alert]').textContent).toBe('Not saved.');
});

test('TextField reports typed text up to maxLength and its blur, and passes on its attributes', async () => {
  const [onChange, onBlur] = [vi.fn(), vi.fn()];
  const given = { type: 'tel', inputMode: 'tel', name: 'phone', required: true } as const;
  const attributes = { ...given, autoComplete: 'tel', onBlur };
  function Typed() {
    const [value, type] = useTold('', onChange);
    return <TextField label="Phone" value={value} maxLength={3} onChange={type} attributes={attributes} />;
  }
  const on = await staged(<Typed />);
  const field = on.get<HTMLInputElement>('input');
  await userEvent.type(field, 'abcd');
  expect(onChange.mock.calls).toEqual([['a'], ['ab'], ['abc']]);
  const { type, inputMode, name, required, autocomplete } = field;
  expect({ type, inputMode, name, required, autocomplete }).toEqual({ ...given, autocomplete: 'tel' });
  field.blur();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('Switch has the switch role and toggles by clicking its label and with Space', async () => {
  function Switched() {
    const [on, setOn] = useState(false);
    return <Switch label="Archived" checked={on} onChange={setOn} />;
  }
  const on = await staged(<Switched />);
  expect(toldOf('switch')).toMatchObject([{ name: 'Archived', checked: 'false' }]);
  await userEvent.click(on.get('label span'));
  expect(toldOf('switch')).toMatchObject([{ checked: 'true' }]);
  on.get('input').focus();
  await userEvent.keyboard('[Space]');
  expect(toldOf('switch')).toMatchObject([{ checked: 'false' }]);
});

test('SaveState keeps one status element from idle to saved, and shows Retry after a failure', async () => {
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
  expect([on.root.querySelector('button'), status.isConnected]).toEqual([null, true]);
});

const all: TagItem[] = ['Contacted', 'New', 'Scheduled'].map((text) => ({
  id: text,
  kind: 'Status',
  text,
  removeLabel: `Remove Status ${text}`,
}));

function Filtered({ onRemove, lag = 0 }: { onRemove?: (tag: TagItem) => void; lag?: number }) {
  const [tags, setTags] = useState(all);
  return (
    <TagRow
      label="Filters applied"
      tags={tags}
      onRemove={(gone) => {
        onRemove?.(gone);
        const drop = () => setTags((kept) => kept.filter((tag) => tag !== gone));
        if (lag) setTimeout(drop, lag);
        else drop();
      }}
    >
      <button type="button" className="link">
        Clear All Filters
      </button>
    </TagRow>
  );
}

test('a tag that is removed later does not take the focus from another element', async () => {
  const on = await staged(<Filtered lag={150} />);
  on.get('[aria-label="Remove Status New"]').focus();
  await userEvent.keyboard('{Enter}');
  on.get('.link').focus();
  await expect.poll(() => on.root.querySelectorAll('li').length).toBe(2);
  expect(focusedName(on)).toBe('Clear All Filters');
});

test('TagRow is a named list, and removing a tag focuses the next or last one', async () => {
  const onRemove = vi.fn();
  const on = await staged(<Filtered onRemove={onRemove} />);
  expect(toldOf('list')).toMatchObject([{ name: 'Filters applied' }]);
  expect(toldOf('listitem')).toHaveLength(3);
  const words = [...on.root.querySelectorAll('li')].map((item) => item.textContent);
  expect(words).toEqual(['Status Contacted', 'Status New', 'Status Scheduled']);
  const removals = ['Remove Status Contacted', 'Remove Status New', 'Remove Status Scheduled'];
  expect(toldOf('button').map(({ name }) => name)).toEqual([...removals, 'Clear All Filters']);
  on.get('[aria-label="Remove Status New"]').focus();
  const stops = await walk(Array(2).fill('{Enter}'), () => focusedName(on));
  expect(stops).toEqual(['Remove Status Scheduled', 'Remove Status Contacted']);
  await userEvent.keyboard('{Enter}');
  expect(onRemove.mock.calls.map(([tag]) => tag.id)).toEqual(['New', 'Scheduled', 'Contacted']);
  expect(on.get('ul').checkVisibility()).toBe(false);
});

test('a very long tag fits into its row, and its remove button can be clicked', async () => {
  const text = 'Installation or replacement of a whole-house water softener';
  const long = { id: 'l', text, removeLabel: 'Remove it' };
  const onRemove = vi.fn();
  const on = await staged(<TagRow label="Filters applied" tags={[long]} onRemove={onRemove} />);
  on.host.style.width = '240px';
  expect(on.get('.tag').getBoundingClientRect().right).toBeLessThanOrEqual(on.host.getBoundingClientRect().right);
  await userEvent.click(on.get('[aria-label="Remove it"]'));
  expect(onRemove.mock.calls).toEqual([[long]]);
});

const mark = (
  <span style={{ color: 'rgb(1, 2, 3)' }}>
    <CategoryIcon name="plumbing" />
  </span>
);

test('CategoryIcon is 20 px wide, has the text color on any page and is hidden from screen readers', async () => {
  const on = await staged(<p>{mark}Drain Cleaning</p>, hostileBox());
  const icon = on.root.querySelector('svg')!;
  const { width, height } = icon.getBoundingClientRect();
  const { fill, stroke, strokeWidth } = getComputedStyle(icon.firstElementChild!);
  expect([width, height]).toEqual([20, 20]);
  expect({ fill, stroke, strokeWidth }).toEqual({ fill: 'none', stroke: 'rgb(1, 2, 3)', strokeWidth: '1.75px' });
  const told = accessibilityTree();
  expect(told.map(({ name }) => name)).toContain('Drain Cleaning');
  expect(told.map(({ role }) => role).filter((role) => /image|img|svg|graphic/i.test(role))).toEqual([]);
});
