import { parseArgs } from 'node:util';

export const USAGE = `npm start -- [--port <number>] [--no-storybook] [--no-build] [--open] [--data <file>]

  --port <number>   port of the examples (default 5173; the next free one when it is taken)
  --no-storybook    without Storybook
  --no-build        serves the files of /cdn/ as they are, also when source files are newer
  --open            opens the list of examples in the browser
  --data <file>     keeps what is written to the sandbox in this file, over restarts
`;

/**
 * @param {string[]} args what follows the script's name
 * @returns {{ port: number, storybook: boolean, build: boolean, open: boolean, data: string | undefined, help: boolean }}
 * @throws {Error} if a flag is unknown, a port is invalid or a file name is empty
 */
export function startOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '5173' },
      'no-storybook': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`--port ${values.port} is not a port.`);
  if (values.data === '') throw new Error('--data needs the name of a file.');
  return {
    port,
    storybook: !values['no-storybook'],
    build: !values['no-build'],
    open: values.open,
    data: values.data,
    help: values.help,
  };
}
