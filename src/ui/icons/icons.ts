/** Path data of strokes on a 16 px grid: the icons of first views. Those of lazy parts are in `lazy-icons.ts`, because bundles contain whole modules. */
export const alert = 'M8 2.25a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM8 5v3.5M8 11h.01';
export const check = 'm3 8.5 3.2 3.2L13 4.9';
export const clock = 'M8 2.25a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM8 4.75V8l2.25 1.5';
export const inbox =
  'M2 9.5 4 3.75a1 1 0 0 1 .95-.65h6.1a1 1 0 0 1 .95.65L14 9.5v2.4a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1zM2 9.5h3.5l1 1.75h3l1-1.75H14';
export const more =
  'M2.35 8a.65.65 0 1 0 1.3 0 .65.65 0 1 0-1.3 0zM7.35 8a.65.65 0 1 0 1.3 0 .65.65 0 1 0-1.3 0zM12.35 8a.65.65 0 1 0 1.3 0 .65.65 0 1 0-1.3 0z';
export const mail =
  'M3.5 3.5h9A1.5 1.5 0 0 1 14 5v6a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 11V5a1.5 1.5 0 0 1 1.5-1.5zM2.5 5 8 9l5.5-4';
export const archive =
  'M3 2.75h10a1 1 0 0 1 1 1v1a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-1a1 1 0 0 1 1-1zM3.25 5.75v6.5a1 1 0 0 0 1 1h7.5a1 1 0 0 0 1-1v-6.5M6.5 8.5h3';
export const x = 'm4 4 8 8m0-8-8 8';
export const star = 'm8 1.9 1.9 3.85 4.25.62-3.07 3 .72 4.23L8 11.6l-3.8 2 .72-4.23-3.07-3 4.25-.62z';
