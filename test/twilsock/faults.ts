export interface CallFault {
  readonly method?: string;
  /** A regular expression on the path: of the tunnelled REST call, or of the media service. */
  readonly path: string;
  readonly status?: number;
  /** The call is done, and its socket is cut before the answer leaves. */
  readonly losesAnswer?: boolean;
}

/** What is wrong with the service at present; nothing, to begin with. Each fault is met once. */
export function createFaults() {
  const calls: CallFault[] = [];

  return {
    refusesSockets: false,
    latencyMs: 0,
    failCalls: (fault: CallFault) => void calls.push(fault),
    takeCall(method: string, path: string): CallFault | undefined {
      const at = calls.findIndex((each) => (each.method ?? method) === method && new RegExp(each.path).test(path));
      return at < 0 ? undefined : calls.splice(at, 1)[0];
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
