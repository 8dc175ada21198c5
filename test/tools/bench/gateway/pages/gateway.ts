import { createGateway } from 'lead-widgets/gateway';
import { APPLICATION_VERSION, LIMIT, SERVICE_PROVIDER_ID, SOURCE_APPLICATION } from './turn.js';

const gateway = createGateway({ sourceApplication: SOURCE_APPLICATION, applicationVersion: APPLICATION_VERSION });

globalThis.benchTurn = async () => {
  const { leads } = await gateway.leads({ serviceProviderId: SERVICE_PROVIDER_ID, limit: LIMIT });
  return leads.length;
};
