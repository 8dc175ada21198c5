/** What a 511 defers: the whole action, so that a replay ends where the first try would have. */
export interface DeferredAction {
  run(): Promise<unknown>;
  /** False once whoever asked is gone; the action is then dropped. */
  isAlive?(): boolean;
  /** Called when the action falls out of the full queue. */
  onDropped?(): void;
}

/** For a call that nobody waits for: a challenge replays nothing of it, and nothing waits in the queue. */
export const NO_REPLAY: DeferredAction = { run: async () => undefined, isAlive: () => false };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One id for one decision of a person: kept by a retry and by a replay, so that the gateway can drop a double. */
  readonly requestId?: string | undefined;
  /** What to replay after a challenge; the call itself when nothing is given. */
  readonly replay?: DeferredAction | undefined;
}

/** Options of a call that the gateway has in several versions. */
export interface VersionOptions<Version extends string> extends CallOptions {
  readonly version?: Version | undefined;
}

export type Call<Input, Answer, Options = CallOptions> = (input: Input, options?: Options) => Promise<Answer>;
