import type { Answer } from '../router/answer.js';
import type { BrokenBody } from './fault.js';

const PAGE = '<!doctype html><title>Gateway</title><h1>The page is being worked on</h1>';

/** The answer with another body; one without a body (204) becomes a 200, for a 204 cannot carry any. */
export function brokenAnswer(answer: Answer, broken: BrokenBody): Answer {
  const status = answer.status === 204 ? 200 : answer.status;
  const { retryAfter } = answer;
  const head = { status, ...(retryAfter !== undefined && { retryAfter }) };
  switch (broken) {
    case 'html':
      return { ...head, text: PAGE, type: 'text/html' };
    case 'malformed':
      return { ...head, text: cut(JSON.stringify(answer.body ?? { done: true })) };
    case 'empty':
      return { ...head, text: '' };
    case 'null':
      return { ...head, body: null };
    case 'wrong':
      return { ...head, body: wrong(answer.body ?? {}) };
    default:
      return { ...head, body: broken.json };
  }
}

/** The first half of a JSON text: never JSON itself. */
function cut(json: string): string {
  return json.slice(0, Math.max(1, Math.floor(json.length / 2)));
}

/** The same shape with every value of another type: texts for numbers, numbers for texts. */
function wrong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrong);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, wrong(inner)]));
  }
  return typeof value === 'number' ? 'many' : 0.5;
}
