/** Path data of strokes on a 16 px grid: the icons of the lead page. */
export const bell =
  'M8 2.25a3.75 3.75 0 0 1 3.75 3.75c0 3 .9 4.1 1.5 4.75H2.75c.6-.65 1.5-1.75 1.5-4.75A3.75 3.75 0 0 1 8 2.25zM6.6 13.25a1.6 1.6 0 0 0 2.8 0';
export const document =
  'M4.5 2.25h4.75l3.25 3.25v7.25a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V3.25a1 1 0 0 1 1-1zM9 2.5V6h3.25M5.75 8.75h4.5M5.75 11h3';
export const lock =
  'M4.25 7.25h7.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1zM5.25 7V5a2.75 2.75 0 0 1 5.5 0v2';
export const unlock =
  'M4.25 7.25h7.5a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1v-4.5a1 1 0 0 1 1-1zM5.25 7V5a2.75 2.75 0 0 1 5.3-1';
export const bolt = 'M8.75 2 3.5 9h4l-.75 5L12 7H8z';
export const retry = 'M13 8a5 5 0 1 1-1.6-3.7M13 2.25v2.5h-2.5';
export const chevron = 'm4 6 4 4 4-4';
