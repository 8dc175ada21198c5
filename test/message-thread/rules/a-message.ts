import type { ChatMessage } from '../../../src/gateway/chat/chat.js';
import type { OutgoingMessage } from '../../../src/message-thread/message.js';

export const ME = 'provider-4711';
export const THEM = 'member-u42';
/** 2026-11-18, 2:15 PM in Austin. */
export const NOW = Date.UTC(2026, 10, 18, 20, 15);

export const aMessage = (index: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${index}`,
  index,
  author: THEM,
  body: `Message ${index}`,
  createdAt: NOW + index * 1000,
  updatedAt: NOW + index * 1000,
  media: [],
  delivery: 'sent',
  ...fields,
});

export const anOutgoing = (clientId: string, fields: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  clientId,
  body: 'On my way.',
  file: null,
  createdAt: NOW,
  phase: 'sending',
  messageId: null,
  index: null,
  progress: null,
  isPosted: true,
  ...fields,
});

export const A_FILE = { name: 'sink.jpg', size: 2000, contentType: 'image/jpeg' };
