import { hasUserInfo, isReadableAddress } from '../../gateway/transport/request-parts.js';
import { bareDocument } from '../../web/bare-document.js';
import type { WidgetSettings } from '../page/settings.js';
import type { GatewaySource } from './diagnosis.js';

/** A gateway that an element cannot use. */
export type MisnamedGateway = 'badGatewayUrl' | 'passwordInGatewayUrl' | 'emptyGateway';

/**
 * Checks how the gateway of an element is named: whether its address can be read, and whether there is an empty
 * `<lead-gateway>` next to an element without a gateway. Editors that close the tag early write one.
 */
export function misnamedGateway(element: Element, settings: WidgetSettings): MisnamedGateway | undefined {
  const source = gatewaySourceOf(settings);
  if (source === 'address' && !isReadableAddress(settings.gatewayUrl ?? '')) return 'badGatewayUrl';
  if (source === 'address' && hasUserInfo(settings.gatewayUrl ?? '')) return 'passwordInGatewayUrl';
  const root = element.getRootNode();
  const gateways = (root instanceof ShadowRoot ? root : bareDocument()).querySelectorAll('lead-gateway');
  const isBeside = source === 'page' && [...gateways].some(({ children: [first] }) => !first);
  return isBeside ? 'emptyGateway' : undefined;
}

export function gatewaySourceOf({ gateway, gatewayUrl, fetch }: WidgetSettings): GatewaySource {
  if (gateway) return 'object';
  if (fetch) return 'demo';
  return gatewayUrl ? 'address' : 'page';
}
