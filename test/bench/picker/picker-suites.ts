import type { Suite } from '../suite.js';

export const pickerSuites: readonly Suite[] = [];
