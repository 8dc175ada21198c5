import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Icon } from '../../../src/ui/icons/icon.js';
import { archive, mail, more } from '../../../src/ui/icons/icons.js';
import { Menu } from '../../../src/ui/list/menu.js';
import type { MenuItem } from '../../../src/ui/list/select.js';
import { type Stage, stage } from '../stage.js';

const items = (onSelect: (id: string) => void): MenuItem[] => [
  { id: 'unread', label: 'Mark as unread', icon: mail, hint: 'U', onSelect: () => onSelect('unread') },
  { id: 'copy', label: 'Copy link', disabled: true, onSelect: () => onSelect('copy') },
  { id: 'archive', label: 'Archive Lead', icon: archive, hint: 'E', onSelect: () => onSelect('archive') },
];

export const moreActions = (onSelect: (id: string) => void = () => {}) => (
  <>
    <button type="button" id="before">
      Before
    </button>
    <Menu label="More actions" items={items(onSelect)}>
      <Icon path={more} />
    </Menu>
    <button type="button" id="after">
      After
    </button>
  </>
);

export const trigger = (on: Stage) => on.get('[aria-haspopup=menu]');
export const isOpen = (on: Stage) => trigger(on).getAttribute('aria-expanded') === 'true';
export const focused = (on: Stage) =>
  on.root.activeElement?.querySelector('.name')?.textContent ?? on.root.activeElement;

export async function staged(...args: Parameters<typeof stage>): Promise<Stage> {
  const on = stage(...args);
  await expect.poll(() => on.root.querySelector('[aria-haspopup=menu]')).not.toBeNull();
  return on;
}

export async function shown(on: Stage): Promise<HTMLElement> {
  await expect.poll(() => on.root.querySelector('[role=menu]')?.hasAttribute('data-placed')).toBe(true);
  return on.get('[role=menu]');
}

export async function openWith(on: Stage, key: string): Promise<HTMLElement> {
  trigger(on).focus();
  await userEvent.keyboard(key);
  return shown(on);
}
