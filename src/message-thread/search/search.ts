import type { ChatMessage } from '../../gateway/chat/chat.js';
import type { ThreadMessages } from '../message.js';

/** A text to search in: without case and accents, with plain quotes and single spaces. Converts each character separately. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ');
}

/** The searched text, without case, accents and outer spaces. */
export function searchWords(query: string): string {
  return plainText(query).trim();
}

/** The plain texts of messages and their files, so that a key press does not convert ten thousand messages. */
const plainTexts = new WeakMap<ChatMessage, readonly string[]>();

function textsOf(message: ChatMessage): readonly string[] {
  const known = plainTexts.get(message);
  if (known !== undefined) return known;
  const texts = [message.body, ...message.media.map(({ filename }) => filename ?? '')].map(plainText);
  plainTexts.set(message, texts);
  return texts;
}

/** The indices of the messages with the words in their text or a file name, newest first. */
export function messagesWithWords(messages: ThreadMessages, words: string): readonly number[] {
  if (words === '') return [];
  const found = messages.filter((message) => textsOf(message).some((text) => text.includes(words)));
  return found.map(({ index }) => index).reverse();
}

/** A range of a text in UTF-16 units, end excluded. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The position of the searched text in the original text. */
export function stretchesOf(text: string, words: string): readonly Stretch[] {
  if (words === '') return [];
  let plain = '';
  // The position in the original text, for each unit of the plain text.
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = plainText(character);
    const isRepeated = piece === ' ' && plain.endsWith(' ');
    if (!isRepeated) {
      plain += piece;
      for (let unit = 0; unit < piece.length; unit += 1) starts.push(at);
    }
    at += character.length;
  }
  const found: Stretch[] = [];
  for (let place = plain.indexOf(words); place >= 0; place = plain.indexOf(words, place + words.length)) {
    const last = starts[place + words.length - 1] ?? 0;
    // A character may have become several units.
    const end = starts.find((start, unit) => unit >= place + words.length && start > last) ?? text.length;
    found.push({ start: starts[place] ?? 0, end });
  }
  return found;
}
