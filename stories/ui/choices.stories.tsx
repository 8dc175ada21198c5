import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxList, RadioList } from '../../src/ui/field/choice-group.js';
import { StarRating } from '../../src/ui/field/star-rating.js';
import { inShadowRoot } from './in-shadow-root.js';

const meta: Meta = { title: 'Parts/Choices and stars', decorators: [inShadowRoot] };
export default meta;

const words = ['Poor', 'Fair', 'Okay', 'Good', 'Great'];

function Rated({ stars, name }: { stars: number; name: string }) {
  const [value, setValue] = useState(stars);
  return (
    <div style={{ width: 256, maxWidth: '100%', padding: '0 8px' }}>
      <StarRating label={name} labels={words} value={value} onChange={setValue} />
    </div>
  );
}

export const Stars: StoryObj = {
  render: () => (
    <>
      <Rated stars={0} name="None given" />
      <Rated stars={2} name="Two given" />
      <Rated stars={5} name="Five given" />
    </>
  ),
};

export const StarsDark: StoryObj = { ...Stars, globals: { colorScheme: 'dark' } };

const reasons = ['Low-value job', 'Out of service area', 'I don’t do this work', 'Other'].map((label) => ({
  value: label,
  label,
}));

function Chosen() {
  const [reason, setReason] = useState('Other');
  const [chosen, setChosen] = useState<string[]>(['Other']);
  return (
    <>
      <RadioList label="Why this rating?" options={reasons} value={reason} onChange={setReason} />
      <RadioList
        label="Has the work been completed?"
        options={reasons.slice(0, 2)}
        value=""
        onChange={() => {}}
        error="Please select an option"
        inRow
      />
      <CheckboxList label="Categories" options={reasons} values={chosen} onChange={setChosen} />
      <CheckboxList
        label="More categories"
        options={reasons.slice(0, 2)}
        values={[]}
        onChange={() => {}}
        error="Please select at least 1"
      />
    </>
  );
}

export const RadiosAndBoxes: StoryObj = { render: () => <Chosen /> };

export const RadiosAndBoxesDark: StoryObj = { ...RadiosAndBoxes, globals: { colorScheme: 'dark' } };

export const RadiosAndBoxesRightToLeft: StoryObj = { ...RadiosAndBoxes, parameters: { page: { direction: 'rtl' } } };
