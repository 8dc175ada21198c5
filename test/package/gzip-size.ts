import { gzipSync } from 'node:zlib';

/** Size of a text after gzip, in bytes. */
export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
