import { checkCommand } from './check-command.js';
import {
  type Command,
  CommandError,
  type Console,
  type ExitCode,
  helpOf,
  parseOptions,
  table,
  UsageError,
} from './command.js';
import { gatewayCommand } from './gateway-command.js';
import { initCommand } from './init-command.js';

declare const __VERSION__: string;

const COMMANDS: readonly Command[] = [initCommand, gatewayCommand, checkCommand];

const HELP = `lead-widgets <command> [options]

${table([
  ['init', 'writes a page or a component with widgets'],
  ['gateway', 'starts a gateway for development on this machine'],
  ['check', 'makes the calls of the widgets to your gateway, and lists what is wrong'],
]).join('\n')}

  lead-widgets <command> --help shows the options of a command.
  lead-widgets --version shows the version.
`;

/**
 * Runs the command line tool.
 * @param args what follows the name of the tool
 * @returns the exit code: 0 done, 1 it did not work or something was found, 2 the command line is wrong
 */
export async function main(args: readonly string[], console: Console): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === '--version') return say(console, `${__VERSION__}\n`);
  if (name === '--help' || name === 'help') return say(console, HELP);
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) {
    console.err(`${name === undefined ? 'A command is missing.' : `Unknown command: ${name}.`}\n\n${HELP}`);
    return 2;
  }
  try {
    const asked = parseOptions(command, rest);
    if (asked.isOn('help')) return say(console, helpOf(command));
    if (asked.isOn('version')) return say(console, `${__VERSION__}\n`);
    return await command.run(asked, console);
  } catch (error) {
    if (error instanceof UsageError) {
      console.err(`${error.message}\nlead-widgets ${command.name} --help shows the options.\n`);
      return 2;
    }
    if (error instanceof CommandError) {
      console.err(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

function say({ out }: Console, text: string): ExitCode {
  out(text);
  return 0;
}
