/** Path data on a 16 px grid: a leaf of a calendar. */
export const calendarIcon =
  'M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM2.5 6.75h11M5.5 2v2.75M10.5 2v2.75';
