/** Path data on a 16 px grid, drawn as strokes. */
export const print = 'M4.5 6V2.5h7V6M4.5 11.5H2.75V6h10.5v5.5H11.5M4.5 9.5h7v4h-7z';
