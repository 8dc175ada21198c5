/** Path data of strokes on a 16 px grid: the icons of the message thread. */
export const history = 'M2.75 8a5.25 5.25 0 1 0 1.6-3.75M2.75 2.5v2.75H5.5M8 5v3.25l2 1.25';
export const image =
  'M3.5 2.75h9a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8.5a1 1 0 0 1 1-1zM2.75 11l3-3 2.5 2.5 2-2 3 3M10 5.75h.01';
export const calendar =
  'M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM2.75 6.5h10.5M5.5 2v2.5M10.5 2v2.5M6 9.75l1.5 1.5 2.75-2.75';
export const trash =
  'M3 4.5h10M6.25 4.5V3.25a.75.75 0 0 1 .75-.75h2a.75.75 0 0 1 .75.75V4.5M4.25 4.5l.6 8a1 1 0 0 0 1 .95h4.3a1 1 0 0 0 1-.95l.6-8M6.75 7v4M9.25 7v4';
export const down = 'M8 3v9.5M4 8.75l4 4 4-4';
export const reply = 'M3 3.5h10M3 8h10M3 12.5h6';
export const message =
  'M2.5 4.25A1.75 1.75 0 0 1 4.25 2.5h7.5a1.75 1.75 0 0 1 1.75 1.75v5a1.75 1.75 0 0 1-1.75 1.75H7l-3 2.5V11a1.5 1.5 0 0 1-1.5-1.5z';
