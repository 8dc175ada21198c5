/**
 * A provider's newest leads, counted by status, from Node: no browser, no React, no widget.
 *
 * Compiled, next to the installed package:    node node-gateway.js [url] [serviceProviderId]
 * In this repository, on the sources:         node examples/run.mjs examples/node-gateway.ts [url] [serviceProviderId]
 */
import { createGateway } from 'lead-widgets/gateway';

const { GATEWAY_URL = 'http://localhost:5173', GATEWAY_TOKEN } = process.env;
const [url = GATEWAY_URL, serviceProviderId = '4711042'] = process.argv.slice(2);

// A gateway knows a page by its cookies, and Node by a token (`Authorization: Bearer`).
const gateway = createGateway({ url, auth: { getToken: () => GATEWAY_TOKEN } });
const { leads, pagination } = await gateway.leads({ serviceProviderId, limit: 10 });

const statuses = leads.map(({ status }) => status).sort();
console.log(`${pagination.totalNumber} leads; the newest ${leads.length}:`);
for (const each of new Set(statuses)) console.log(`${statuses.filter((status) => status === each).length} ${each}`);
