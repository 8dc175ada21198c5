import type { Meta, StoryObj } from '@storybook/react-vite';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { PROVIDER } from './page/board-page.js';
import { controlsOf } from './page/controls.js';
import { expectToBeDrawn, PlaygroundPage } from './page/playground-page.js';
import type { WidgetTag } from './page/widget-tag.js';

type Given = Record<string, string | number | boolean | undefined>;

/** All tags, with a control for each attribute in custom-elements.json, and their events in Actions. */
const meta: Meta<Given> = {
  title: 'Designers/Playground',
  id: 'playground',
  parameters: { controls: { expanded: true } },
};
export default meta;

type Story = StoryObj<Given>;

/** @param drawn the tag to wait for, if it is a different one */
function playground(tag: WidgetTag, args: Given, drawn: string = tag): Story {
  return {
    args,
    argTypes: controlsOf(tag) as NonNullable<Story['argTypes']>,
    render: (given) => <PlaygroundPage tag={tag} given={given} />,
    play: ({ canvasElement }) => expectToBeDrawn(canvasElement, drawn),
  };
}

const zone = { 'time-zone': 'America/Chicago' };

export const LeadBoard = playground('lead-board', { 'sp-id': PROVIDER, 'poll-seconds': 0, ...zone });
export const LeadCard = playground('lead-card', { 'sp-id': PROVIDER, 'lead-id': SANDBOX_LEADS.newest, ...zone });
export const LeadPage = playground('lead-page', { 'sp-id': PROVIDER, 'lead-id': SANDBOX_LEADS.newest });
export const MessageThread = playground('message-thread', { 'sp-id': PROVIDER, 'user-id': 'u42', ...zone });
export const LeadUnreadCount = playground('lead-unread-count', { 'sp-id': PROVIDER, format: 'number' });
export const RaqFunnel = playground('raq-funnel', { persist: 'none' });
export const DateRangePicker = playground('date-range-picker', { start: '2026-11-18', end: '2026-11-24' });
export const ReviewRequestModal = playground('review-request-modal', {
  'sp-id': PROVIDER,
  'lead-id': SANDBOX_LEADS.newest,
  open: true,
});
export const LeadApp = playground('lead-app', { routing: 'memory', path: `/app/lead/board/${PROVIDER}`, ...zone });
export const LeadGateway = playground('lead-gateway', { ...zone }, 'lead-board');
