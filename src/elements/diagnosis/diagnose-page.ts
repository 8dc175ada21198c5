import { TAGS } from '../loader/tag-names.js';
import { pageDiagnoser } from './page-diagnoser.js';

/**
 * Names what is wrong with the widgets of this page, and the line that mends it, without any personal data; with
 * `{ panel: true }` it shows it in a corner of the page too.
 */
export const diagnose = pageDiagnoser(TAGS);
