export interface BoardRoute {
  readonly serviceProviderId: string;
  readonly leadId: string | undefined;
  readonly newMessages: boolean;
}

const DEMO_PROVIDER = '4711042';

/** Reads `/app/lead/board/:serviceProviderId?leadId&newMessages` (Spec §2 Screens and routes). */
export function boardRoute(path: string, search: string): BoardRoute | undefined {
  const serviceProviderId = decoded(/^\/app\/lead\/board\/([^/]+)\/?$/.exec(path)?.[1]);
  if (serviceProviderId === undefined) return undefined;
  const query = new URLSearchParams(search);
  return {
    serviceProviderId,
    leadId: query.get('leadId') ?? undefined,
    newMessages: query.get('newMessages') === 'true',
  };
}

/** Where a page that was not found leads back to: the board of the provider in its address, else of the demo's provider. */
export function boardAddress(path: string): string {
  const id = /^\/app\/(?:conversation|lead\/board)\/([^/]+)/.exec(path)?.[1] ?? DEMO_PROVIDER;
  return `/app/lead/board/${id}`;
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
