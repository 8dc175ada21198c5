/** Path data of strokes on a 16 px grid: the icons of lazy parts. */
export { star } from './icons.js';
export const left = 'M10 3.5 5.5 8l4.5 4.5';
export const right = 'M6 3.5 10.5 8 6 12.5';
export const copy =
  'M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zM3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1';
export const search = 'M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5zM10.25 10.25l3.25 3.25';
export const pin =
  'M8 14s4.75-4.2 4.75-7.6a4.75 4.75 0 0 0-9.5 0C3.25 9.8 8 14 8 14zM8 4.9a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z';
export const tag =
  'M2.5 3.5v4L8.6 13.6a1.2 1.2 0 0 0 1.7 0l3.3-3.3a1.2 1.2 0 0 0 0-1.7L7.5 2.5h-4a1 1 0 0 0-1 1zM5.3 5.3h.01';
export const user = 'M8 2.5A2.75 2.75 0 1 1 8 8a2.75 2.75 0 0 1 0-5.5zM2.75 13.5c.6-2.6 2.6-4 5.25-4s4.65 1.4 5.25 4';
export const phone =
  'M5.6 2.5H3.7a1.2 1.2 0 0 0-1.2 1.3c.4 5 4.7 9.3 9.7 9.7a1.2 1.2 0 0 0 1.3-1.2v-1.9l-3-1.2-1.3 1.5A9 9 0 0 1 5.3 6.8l1.5-1.3z';
export const shield = 'M8 1.75 13 3.5v4.2c0 3.1-2 5.4-5 6.55-3-1.15-5-3.45-5-6.55V3.5zM5.75 7.9l1.6 1.6 2.9-3';
export const out = 'M6.5 3.5h-3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-3M9.5 2.5h4v4M13.25 2.75 7.5 8.5';
export const filter = 'M2.5 4.5h11M4.5 8h7M6.5 11.5h3';
export const pencil = 'm10.5 3 2.5 2.5-7.25 7.25-3.25.75.75-3.25zM9 4.5 11.5 7';
