/** A REST request that came through the socket. */
export interface TunnelRequest {
  readonly method: string;
  /** With the host's part left out. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly identity: string;
}

export interface TunnelAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const ok = (body: unknown): TunnelAnswer => ({ status: 200, body });
export const created = (body: unknown): TunnelAnswer => ({ status: 201, body });

export function refused(status: number, message: string): TunnelAnswer {
  return { status, body: { status, code: status * 100, message } };
}
