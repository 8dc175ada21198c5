import { type Command, UsageError } from './command.js';
export const initCommand: Command = {
  name: 'init',
  summary: '',
  options: [],
  examples: [],
  async run() {
    throw new UsageError('x');
  },
};
