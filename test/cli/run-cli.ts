import { main } from '../../src/cli/main.js';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

export interface RunOptions {
  readonly answers?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly packageFolder?: string;
}

export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const running = startCli(args, options);
  const code = await running.done;
  return { code, ...running.said() };
}

export interface Running {
  readonly done: Promise<number>;
  said(): Pick<Ran, 'out' | 'err'>;
  end(): void;
}

export function startCli(
  args: readonly string[],
  { answers = [], env = {}, packageFolder = '.' }: RunOptions = {},
): Running {
  const out: string[] = [];
  const err: string[] = [];
  const left = [...answers];
  let end = () => {};
  const pressed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = main(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    async ask(question) {
      out.push(question);
      return left.shift();
    },
    env,
    packageFolder,
    ended: () => pressed,
  });
  return { done, said: () => ({ out: out.join(''), err: err.join('') }), end };
}
