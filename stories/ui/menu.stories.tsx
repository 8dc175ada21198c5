import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/ui/icons/icon.js';
import { archive, mail, more } from '../../src/ui/icons/icons.js';
import { Menu } from '../../src/ui/list/menu.js';
import { inShadowRoot } from './in-shadow-root.js';
import { openPopup } from './open-popup.js';

const meta: Meta<typeof Menu> = {
  title: 'Parts/Menu',
  component: Menu,
  decorators: [inShadowRoot],
  args: {
    label: 'More actions',
    children: <Icon path={more} />,
    items: [
      { id: 'unread', label: 'Mark as unread', icon: mail, hint: 'U', onSelect: () => {} },
      { id: 'archive', label: 'Archive Lead', icon: archive, hint: 'E', onSelect: () => {} },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};

export const Open: Story = { play: ({ canvasElement }) => openPopup(canvasElement, '[aria-haspopup=menu]') };

export const OpenDark: Story = { globals: { colorScheme: 'dark' }, play: Open.play! };

export const WithADisabledItem: Story = {
  args: {
    items: [
      { id: 'unread', label: 'Mark as unread', icon: mail, disabled: true, onSelect: () => {} },
      { id: 'archive', label: 'Archive Lead', icon: archive, onSelect: () => {} },
    ],
  },
  play: Open.play!,
};

export const WordsAsButton: Story = { args: { className: 'btn', children: 'More actions' } };
