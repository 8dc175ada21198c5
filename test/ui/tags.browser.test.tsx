import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type TagItem, TagRow } from '../../src/ui/tag-row.js';
import { accessibilityTree } from './accessibility.js';
import { clearStage } from './stage.js';
import { focusedName, staged } from './staged.js';

afterEach(clearStage);

const all: TagItem[] = ['Contacted', 'New', 'Scheduled'].map((text) => ({
  id: text,
  kind: 'Status',
  text,
  removeLabel: `Remove Status ${text}`,
}));

function Filtered({ onRemove, lag = 0 }: { onRemove?: (tag: TagItem) => void; lag?: number }) {
  const [tags, setTags] = useState(all);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Leads
      </h2>
      <TagRow
        label="Filters applied"
        tags={tags}
        returnTo={heading}
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
    </>
  );
}

test('a tag is removed by its button, and the focus goes to the next, to the last, and in the end where its owner says', async () => {
  const onRemove = vi.fn();
  const on = await staged(<Filtered onRemove={onRemove} />);
  on.get('[aria-label="Remove Status New"]').focus();
  const walk = [];
  for (let step = 0; step < 3; step++) {
    await userEvent.keyboard('{Enter}');
    walk.push(focusedName(on));
  }
  expect(walk).toEqual(['Remove Status Scheduled', 'Remove Status Contacted', 'Leads']);
  expect(onRemove.mock.calls.map(([tag]) => tag.id)).toEqual(['New', 'Scheduled', 'Contacted']);
  expect(on.get('ul').checkVisibility()).toBe(false);
});

test('a tag that goes later takes no focus from where the person is by then', async () => {
  const on = await staged(<Filtered lag={150} />);
  on.get('[aria-label="Remove Status New"]').focus();
  await userEvent.keyboard('{Enter}');
  on.get('.link').focus();
  await expect.poll(() => on.root.querySelectorAll('li').length).toBe(2);
  expect(focusedName(on)).toBe('Clear All Filters');
});

test('a screen reader gets a named list, its words and what each button removes', async () => {
  const on = await staged(<Filtered />);
  const nodes = accessibilityTree();
  expect(nodes.find(({ role }) => role === 'list')).toMatchObject({ name: 'Filters applied' });
  expect(nodes.filter(({ role }) => role === 'listitem').length).toBe(3);
  expect([...on.root.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Status Contacted',
    'Status New',
    'Status Scheduled',
  ]);
  expect(
    nodes
      .filter(({ role }) => role === 'button')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Clear All Filters', 'Remove Status Contacted', 'Remove Status New', 'Remove Status Scheduled']);
});

test('a very long tag stays within its row, and its button can be pressed', async () => {
  const long = {
    id: 'l',
    text: 'Installation or replacement of a whole-house water softener',
    removeLabel: 'Remove it',
  };
  const onRemove = vi.fn();
  const on = await staged(<TagRow label="Filters applied" tags={[long]} onRemove={onRemove} />);
  on.host.style.width = '240px';
  expect(on.get('.tag').getBoundingClientRect().right).toBeLessThanOrEqual(on.host.getBoundingClientRect().right);
  await userEvent.click(on.get('[aria-label="Remove it"]'));
  expect(onRemove.mock.calls).toEqual([[long]]);
});
