/** A partner's page: an article with the funnel beside it, or behind a button. The page's query picks what is shown. */
const query = new URLSearchParams(location.search);
const funnel = document.createElement('raq-funnel');
const launch = document.querySelector<HTMLElement>('.launch');

funnel.source = 'RequestAQuote';
funnel.partnerId = 'home-and-hearth';
funnel.prefillParams = ['categoryId', 'postalCode'];
funnel.spId = query.get('sp') ?? undefined;
funnel.gatewayUrl = query.has('weather') ? `/weather/${encodeURIComponent(query.get('weather') ?? '')}` : undefined;
if (query.has('session')) funnel.authMode = 'session';
else funnel.auth = { getToken: () => 'a-token-of-this-page' };

if (query.has('modal') && launch !== null) {
  funnel.presentation = 'modal';
  launch.hidden = false;
  launch.querySelector('button')?.addEventListener('click', () => funnel.show());
}

// The page's own challenge: once it is solved, what was deferred is sent again.
const challenge = document.querySelector<HTMLTemplateElement>('#challenge')?.content.cloneNode(true);
if (challenge !== undefined) funnel.append(challenge);
funnel.querySelector('.robot input')?.addEventListener('change', () => void funnel.replayChallenges());

document.querySelector('.place')?.append(funnel);
