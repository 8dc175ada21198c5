import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '../../src/ui/field/copy-button.js';
import { type TagItem, TagRow } from '../../src/ui/tag-row.js';
import { findInside } from './find-inside.js';
import { inShadowRoot } from './in-shadow-root.js';

const meta: Meta = { title: 'Parts/Tags and copy', decorators: [inShadowRoot] };
export default meta;

const all: TagItem[] = [
  ['Status', 'Contacted'],
  ['Status', 'Not Contacted'],
  ['Date', '11/12/2026 – 11/18/2026'],
  ['Location', 'Austin, TX'],
  ['Category', 'Installation or replacement of a whole-house water softener system'],
].map(([kind = '', text = '']) => ({ id: `${kind}${text}`, kind, text, removeLabel: `Remove ${kind} ${text}` }));

function Filtered() {
  const [tags, setTags] = useState(all);
  return (
    <TagRow label="Filters applied" tags={tags} onRemove={(gone) => setTags(tags.filter((tag) => tag !== gone))}>
      <button type="button" className="link" onClick={() => setTags([])}>
        Clear All Filters
      </button>
    </TagRow>
  );
}

export const Tags: StoryObj = { render: () => <Filtered /> };

export const TagsDark: StoryObj = { ...Tags, globals: { colorScheme: 'dark' } };

export const TagsRightToLeft: StoryObj = { ...Tags, parameters: { page: { direction: 'rtl' } } };

function Copies({ text }: { text: () => string }) {
  return (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      (512) 555-0142
      <CopyButton label="Copy phone" text={text} copiedLabel="Copied" failedLabel="Not copied" />
    </span>
  );
}

export const Copy: StoryObj = { render: () => <Copies text={() => '+15125550142'} /> };

async function press(canvas: HTMLElement): Promise<void> {
  await userEvent.click(await findInside(canvas, '.mini'));
}

export const Copied: StoryObj = {
  ...Copy,
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvasElement);
    const status = await findInside(canvasElement, '[role=status]');
    await waitFor(() => expect(status.textContent).toBe('Copied'));
  },
};

export const NotCopied: StoryObj = {
  ...Copy,
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await press(canvasElement);
    const status = await findInside(canvasElement, '[role=status]');
    await waitFor(() => expect(status.textContent).toBe('Not copied'));
  },
};
