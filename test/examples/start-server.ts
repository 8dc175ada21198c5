import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly child: ChildProcess;
  readonly origin: string;
  output(): string;
}

/** Starts the examples in a process of its own, as `npm start` does, and waits for their address. */
export function startServer(port: number): Promise<Server> {
  const args = ['examples/start.mjs', '--no-storybook', '--no-build', '--port', String(port)];
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`It ended before it had started:\n${output}`));
    const hear = (text: unknown) => {
      output += text;
      const origin = /All examples\s+(\S+)\//.exec(output)?.[1];
      if (origin === undefined || !output.includes('Ctrl+C')) return;
      child.off('exit', ended);
      resolve({ child, origin, output: () => output });
    };
    child.once('exit', ended);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
}
