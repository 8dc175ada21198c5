import reset from './reset.css?inline';
import tokens from './tokens.css?inline';

/** The sheets that every widget adopts first: roles, then the reset. */
export const themeSheets: readonly string[] = [tokens, reset];
