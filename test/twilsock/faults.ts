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
  /** How often; once by default. */
  readonly times?: number;
}

/** How the service refuses to begin. */
export interface InitFault {
  /** 401 and 403 are for good; 429 and 500 are not, and the SDK tries again. */
  readonly status: number;
  /** 20104 for a token that has ended. */
  readonly errorCode?: number;
  readonly times?: number;
}

export interface Faults {
  /** New sockets are refused while it is true. */
  refusesSockets: boolean;
  /** Milliseconds before a tunnelled call is answered. */
  latencyMs: number;
  failCalls(fault: CallFault): void;
  failInit(fault: InitFault): void;
  /** The fault that this call meets; it is used up by that. */
  takeCall(method: string, path: string): CallFault | undefined;
  takeInit(): InitFault | undefined;
}

/** What is wrong with the service at present; nothing, to begin with. */
export function createFaults(): Faults {
  const calls: (CallFault & { left: number })[] = [];
  const inits: (InitFault & { left: number })[] = [];

  function take<F extends { left: number }>(from: F[], isIt: (fault: F) => boolean): F | undefined {
    const fault = from.find((one) => one.left > 0 && isIt(one));
    if (fault) fault.left -= 1;
    return fault;
  }

  return {
    refusesSockets: false,
    latencyMs: 0,
    failCalls: (fault) => void calls.push({ ...fault, left: fault.times ?? 1 }),
    failInit: (fault) => void inits.push({ ...fault, left: fault.times ?? 1 }),
    takeCall: (method, path) =>
      take(calls, (fault) => (fault.method ?? method) === method && new RegExp(fault.path).test(path)),
    takeInit: () => take(inits, () => true),
  };
}
