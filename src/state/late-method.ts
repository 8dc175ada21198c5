import type { Connection } from '../contract/connection.js';
import type { Operation } from '../contract/gateway.js';
import { GatewayError } from '../contract/gateway-error.js';
import { methodOf } from './asker.js';

/**
 * The method of an operation that a late part makes: its code is fetched with the first such call.
 * @throws GatewayError of kind `network` where it cannot be fetched
 */
export async function lateMethodOf<Name extends Operation>(connection: Connection | null, operation: Name) {
  if (connection?.gateway[operation] === undefined) {
    try {
      await connection?.fetchLateCalls?.();
    } catch (cause) {
      throw new GatewayError({ kind: 'network', operation, requestId: '', cause });
    }
  }
  return methodOf(connection?.gateway, operation);
}
