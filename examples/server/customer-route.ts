import type { FetchHandler } from '../../src/cli/local-server.js';
import { withCors } from '../../src/cli/sandbox-handler.js';
import type { isSandboxScenario } from '../../src/sandbox.js';
import { type GatewayHandler, isListed } from './gateway-handler.js';

const PATH = /^(?:\/weather\/([^/]+))?\/customer\/(session|messages|images)$/;

export function isCustomerPath(path: string): boolean {
  return PATH.test(path);
}

const refuse = (message: string) => Response.json({ message }, { status: 400 });

/**
 * The customer's side of a conversation, for `customer.html`. `?serviceProviderId=…&userId=…` identifies it.
 * GET `/customer/session` answers what the chat is opened with; POST `/customer/messages` takes a text, POST
 * `/customer/images?name=…` the bytes of a picture.
 */
export function customerRoute(gateway: GatewayHandler, isScenario: typeof isSandboxScenario): FetchHandler {
  return withCors(async (request) => {
    const url = new URL(request.url);
    const [, weather = 'default', what] = PATH.exec(url.pathname) ?? [];
    if (!isScenario(weather)) return refuse('Unknown scenario.');
    const { serviceProviderId, userId, name } = Object.fromEntries(url.searchParams);
    if (!serviceProviderId || !userId) return refuse('The query says no serviceProviderId and userId.');
    const customer = gateway.sandboxOf(weather).customer({ serviceProviderId, userId });
    if (what === 'session') return Response.json(await customer.session(url.origin));
    if (request.method !== 'POST') return refuse('Only POST writes.');
    if (what === 'images') {
      const type = request.headers.get('Content-Type') ?? '';
      const image = new File([await request.arrayBuffer()], name ?? 'photo', { type });
      return Response.json(await customer.sendImage(image));
    }
    const text = (await request.text()).trim();
    return text === '' ? refuse('There is no text.') : Response.json(await customer.say(text));
  }, isListed);
}
