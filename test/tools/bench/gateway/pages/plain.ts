import { APPLICATION_VERSION, LIMIT, SERVICE_PROVIDER_ID, SOURCE_APPLICATION } from './turn.js';

globalThis.benchTurn = async () => {
  const response = await fetch(`/gateway/lead/office/v6/leads/serviceProvider/${SERVICE_PROVIDER_ID}`, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Proxy-Version': '1',
      'X-Request-Id': crypto.randomUUID(),
      'X-Source-Application': SOURCE_APPLICATION,
      'X-Application-Version': APPLICATION_VERSION,
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': SERVICE_PROVIDER_ID,
    },
    body: JSON.stringify({
      offset: 0,
      sort: 'NewestOldest',
      limit: LIMIT,
      filters: {
        archived: false,
        hasUnreadMessages: null,
        displayLead: true,
        sources: ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'],
      },
    }),
  });
  const { leads } = JSON.parse(await response.text());
  return leads.length;
};
