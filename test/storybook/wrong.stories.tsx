import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';

function PictureWithoutText() {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(document.createElement('button'));
  }, []);
  return <div ref={host} />;
}

/** Wrong on purpose, and no part of the Storybook: it stands here to prove that the story tests would see it. */
const meta: Meta = { title: 'Wrong on purpose', component: PictureWithoutText };

export default meta;

export const ButtonWithoutNameInShadowRoot: StoryObj = {};
