import { gzipSync } from 'node:zlib';

export const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
