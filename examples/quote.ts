/** A partner's page: an article with the funnel next to it, or behind a button. The query of the page chooses which. */
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

// The page's own challenge. After it is solved, the queued calls are sent again.
const challenge = document.querySelector<HTMLTemplateElement>('#challenge')?.content.cloneNode(true);
if (challenge !== undefined) funnel.append(challenge);
funnel.querySelector('.robot input')?.addEventListener('change', () => void funnel.replayChallenges());

document.querySelector('.place')?.append(funnel);
