import type { EmulatorControls } from './service.js';

type Answer<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;

export type RemoteControls = { readonly [Call in keyof EmulatorControls]: Answer<EmulatorControls[Call]> };

function eachCall(call: (name: string, args: readonly unknown[]) => Promise<unknown>): RemoteControls {
  // A proxy has no type of its own: every name is a call.
  return new Proxy({} as RemoteControls, {
    get:
      (_target, name) =>
      (...args: unknown[]) =>
        call(String(name), args),
  });
}

export const nearby = (controls: EmulatorControls): RemoteControls =>
  eachCall(async (name, args) => Reflect.get(controls, name)(...args));

/** The controls of a service behind a server: `origin` is that of the page, `name` picks the service. */
export const faraway = (origin: string, name: string): RemoteControls =>
  eachCall(async (call, args) => {
    const body = JSON.stringify(args);
    const answer = await fetch(`${origin}/twilsock/${name}/control/${call}`, { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  });
