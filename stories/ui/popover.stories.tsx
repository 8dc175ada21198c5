import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { RadioList } from '../../src/ui/field/choice-group.js';
import { StarRating } from '../../src/ui/field/star-rating.js';
import { Popover } from '../../src/ui/popup/popover.js';
import { findInside } from './find-inside.js';
import { inShadowRoot } from './in-shadow-root.js';
import { openPopup } from './open-popup.js';

const reasons = [
  'Low-value job',
  'Out of service area',
  'I don’t do this work',
  'Customer unresponsive',
  'Potential spam',
  'Other',
].map((label) => ({ value: label, label }));

function Rate({ starts = 0 }: { starts?: number }) {
  const [stars, setStars] = useState(starts);
  const [reason, setReason] = useState('');
  return (
    <Popover
      notLoaded={() => null}
      button={{ content: 'Rate this lead' }}
      label="Rate this lead"
      closeLabel="Dismiss"
      width={272}
      onClose={() => setStars(starts)}
    >
      {(close) => (
        <>
          <StarRating
            label="Stars"
            labels={['Poor', 'Fair', 'Okay', 'Good', 'Great']}
            value={stars}
            onChange={setStars}
          />
          {stars > 0 && stars < 5 ? (
            <div
              style={{
                borderTop: '1px solid var(--line-float)',
                marginTop: 8,
                paddingTop: 12,
                display: 'grid',
                gap: 12,
              }}
            >
              <RadioList label="Why this rating?" options={reasons} value={reason} onChange={setReason} />
              <button type="button" className="btn primary" onClick={close}>
                Submit
              </button>
            </div>
          ) : null}
        </>
      )}
    </Popover>
  );
}

const meta: Meta<typeof Rate> = {
  title: 'Parts/Popover',
  component: Rate,
  decorators: [inShadowRoot],
  play: ({ canvasElement }) => openPopup(canvasElement, '[aria-haspopup=dialog]'),
};
export default meta;

type Story = StoryObj<typeof Rate>;

export const Closed: Story = { play: async () => {} };

export const Open: Story = {};

export const OpenDark: Story = { globals: { colorScheme: 'dark' } };

export const Grown: Story = {
  play: async ({ canvasElement }) => {
    await openPopup(canvasElement, '[aria-haspopup=dialog]');
    await userEvent.click(await findInside(canvasElement, 'input[value="2"]'));
    await findInside(canvasElement, '[value="Potential spam"]');
  },
};

export const GrownDark: Story = { ...Grown, globals: { colorScheme: 'dark' } };

export const RightToLeft: Story = { ...Grown, parameters: { page: { direction: 'rtl' } } };
