/** Path data on a 16 px grid, drawn as strokes: the icons of the funnel's first screen. */
export const left = 'M10 3.5 5.5 8l4.5 4.5';
export const search = 'M7 2.75a4.25 4.25 0 1 1 0 8.5 4.25 4.25 0 0 1 0-8.5zM10.25 10.25l3.25 3.25';
