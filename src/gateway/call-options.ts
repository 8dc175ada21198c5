/** An action that waits after a challenge (HTTP 511). A replay runs all of it, not only the call. */
export interface DeferredAction {
  /** @param requestId the id of the first try, which may be one that the loader has made */
  run(requestId?: string): Promise<unknown>;
  /** False once nobody waits for the action any more. It is then dropped. */
  isAlive?(): boolean;
  /** Called if the queue is full and drops the action. */
  onDropped?(): void;
}

/** For a call that nobody waits for. A challenge does not queue it. */
export const NO_REPLAY: DeferredAction = { run: async () => undefined, isAlive: () => false };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One id for one decision of a person. Retries and replays keep it, so the gateway can drop duplicates. */
  readonly requestId?: string | undefined;
  /** What to replay after a challenge. The call itself by default. */
  readonly replay?: DeferredAction | undefined;
}

/** Options of a call that the gateway has in several versions. */
export interface VersionOptions<Version extends string> extends CallOptions {
  readonly version?: Version | undefined;
}

export type Call<Input, Answer, Options = CallOptions> = (input: Input, options?: Options) => Promise<Answer>;
