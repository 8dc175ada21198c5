import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from '../gateway/limits.js';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people in the US write it: '2.4 MB', '243 KB'. */
export function fileSizeText(bytes: number, locale: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const options = {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    // 'byte' has no plural in its short form.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step).replace('kB', 'KB');
}

/** Why a file cannot be sent. */
export type AttachmentError = 'too-large' | 'wrong-type' | 'not-loaded';

/** Bytes that have to be read of a file to know what it is. */
export const ATTACHMENT_HEAD_BYTES = 8;

export type PhotoType = (typeof ATTACHMENT_TYPES)[number];

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * What is wrong with a picked file, before it is made smaller: its size, its type, or its first bytes.
 * @param head its first bytes; null if it cannot be read
 * @param maxBytes that of a message by default
 */
export function attachmentError(
  { size, type }: { readonly size: number; readonly type: string },
  head: Uint8Array | null,
  maxBytes = ATTACHMENT_MAX_BYTES,
): AttachmentError | null {
  if (size > maxBytes) return 'too-large';
  if (!ATTACHMENT_TYPES.some((allowed) => allowed === type)) return 'wrong-type';
  if (size === 0 || head === null) return 'not-loaded';
  return photoType(head) === null ? 'wrong-type' : null;
}

/** The type of a photo by its first bytes, regardless of its name. Null if it cannot be sent. */
export function photoType(head: Uint8Array): PhotoType | null {
  if (startsWith(head, JPEG)) return 'image/jpeg';
  return startsWith(head, PNG) ? 'image/png' : null;
}

/** Longest side of a photo that is sent, in pixels, unless the original is asked for. */
const LONGEST_SIDE = 2048;

/** How large a photo is sent, in pixels; never larger than it is. */
export function sentSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
