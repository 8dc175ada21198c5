/** How calls of one kind go wrong. */
export interface CallFault {
  /** GET, POST or DELETE; any without it. */
  readonly method?: string;
  /** A regular expression on the path: of the tunnelled REST call, or of the media service. */
  readonly path: string;
  /** What the call is answered with, for instance 429 or 503. */
  readonly status?: number;
  /** The call is done, and its socket is cut before the answer leaves. */
  readonly losesAnswer?: boolean;
}

/** What is wrong with the service at present; nothing, to begin with. Each fault is met once. */
export function createFaults() {
  const calls: CallFault[] = [];
  const inits: number[] = [];

  return {
    /** New sockets are refused while it is true. */
    refusesSockets: false,
    /** Milliseconds before a tunnelled call is answered. */
    latencyMs: 0,
    failCalls: (fault: CallFault) => void calls.push(fault),
    /** The service refuses to begin: 429 and 500 are not for good, and the SDK tries again. */
    failInit: ({ status }: { readonly status: number }) => void inits.push(status),
    /** The fault that this call meets. */
    takeCall(method: string, path: string): CallFault | undefined {
      const at = calls.findIndex((each) => (each.method ?? method) === method && new RegExp(each.path).test(path));
      return at < 0 ? undefined : calls.splice(at, 1)[0];
    },
    takeInit: () => inits.shift(),
  };
}

export type Faults = ReturnType<typeof createFaults>;
