import { SANDBOX_OFFERS, SANDBOX_PURCHASE_PATH } from '../src/sandbox.js';

/** The page that an email of LeadFeed links to: the widget shows the lead, the page handles the payment. */
const SERVICE_PROVIDER = '4711042';
const query = new URLSearchParams(location.search);
const page = document.createElement('lead-page');
const dialog = document.querySelector('dialog');

page.spId = SERVICE_PROVIDER;
page.leadId = query.get('leadId') ?? SANDBOX_OFFERS.offered;
page.features = ['lead-unlock'];
page.gatewayUrl = query.has('weather') ? `/weather/${encodeURIComponent(query.get('weather') ?? '')}` : undefined;
page.addEventListener('lead-unlock', ({ detail }) => {
  dialog?.addEventListener('close', () => void (dialog.returnValue === 'buy' && pay(detail.leadId)), { once: true });
  dialog?.showModal();
});
document.querySelector('main')?.append(page);

async function pay(leadId: string): Promise<void> {
  const answer = await fetch((page.gatewayUrl ?? '') + SANDBOX_PURCHASE_PATH, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Proxy-Version': '1',
      'X-Request-Id': crypto.randomUUID(),
      'X-Source-Application': 'leadfeed-example',
      'X-Application-Version': '1',
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': SERVICE_PROVIDER,
    },
    body: JSON.stringify({ serviceProviderId: SERVICE_PROVIDER, leadId }),
  }).catch(() => undefined);
  const said = document.querySelector('.mail');
  if (!answer?.ok && said) said.textContent = 'The payment did not go through. Please try again.';
  page.refresh();
}
