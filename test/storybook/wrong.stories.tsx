import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';

interface Wrong {
  /** What is put into the shadow root. */
  readonly make: () => HTMLElement;
}

function InShadowRoot({ make }: Wrong) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(make());
  }, [make]);
  return <div ref={host} />;
}

function paleText(): HTMLElement {
  const text = document.createElement('p');
  text.textContent = 'Nobody can read this.';
  text.style.cssText = 'color: #ddd; background: #fff';
  return text;
}

/** Wrong on purpose, and no part of the Storybook: they stand here to prove that the story tests would see it. */
const meta: Meta<typeof InShadowRoot> = { title: 'Wrong on purpose', component: InShadowRoot };

export default meta;

type Story = StoryObj<typeof InShadowRoot>;

export const ButtonWithoutName: Story = { args: { make: () => document.createElement('button') } };

export const TextWithoutContrast: Story = { args: { make: paleText } };
