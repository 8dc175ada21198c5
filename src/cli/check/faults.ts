import { type Exchange, type Fault, namesToAllow, type Sent } from './exchange.js';

/** The CORS headers of any answer, so that a page may read it. */
export function corsFaults({ headers }: Exchange, { origin, hasCookies }: Sent): Fault[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === null) {
    const says = `There is no Access-Control-Allow-Origin. A browser hides the answer from ${origin}.`;
    return [{ name: 'cors-missing', says }];
  }
  if (allowed === '*' && hasCookies) {
    const says = `Access-Control-Allow-Origin is *, which browsers refuse for a call with cookies. Answer ${origin}.`;
    return [{ name: 'cors-wildcard', says }];
  }
  if (allowed !== '*' && allowed !== origin) {
    const says = `Access-Control-Allow-Origin is ${allowed}, not ${origin}. If that is not your page, name yours with --origin.`;
    return [{ name: 'cors-other-origin', says }];
  }
  if (hasCookies && headers.get('Access-Control-Allow-Credentials') !== 'true') {
    return [
      {
        name: 'cors-no-credentials',
        says: 'Access-Control-Allow-Credentials: true is missing for a call with cookies.',
      },
    ];
  }
  const varies = listOf(headers.get('Vary'));
  if (allowed === '*' || varies.includes('origin') || varies.includes('*')) return [];
  const says = 'Vary: Origin is missing. A cache between could answer one page with the headers for another.';
  return [{ name: 'vary-missing', says, isNote: true }];
}

/** Whether the browser would let a call go out after this answer to its preflight. */
export function preflightFaults(answer: Exchange, sent: Sent): Fault[] {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    return [
      { name: 'preflight-redirect', says: `OPTIONS is answered ${status}, a redirect. A browser follows none here.` },
    ];
  }
  if (status < 200 || status > 299) {
    return [
      { name: 'preflight-status', says: `OPTIONS is answered ${status}. Answer 204, without asking for a sign-in.` },
    ];
  }
  const cors = corsFaults(answer, sent)
    .filter(({ isNote }) => isNote !== true)
    .map(({ name, says }) => ({ name: `preflight-${name}`, says: `In the answer to OPTIONS: ${says}` }));
  const any = !sent.hasCookies;
  const methods = listOf(headers.get('Access-Control-Allow-Methods'));
  const allowed = listOf(headers.get('Access-Control-Allow-Headers'));
  // A browser lets GET and POST pass without being named, and Authorization never by a star.
  const needsMethod = !['GET', 'POST'].includes(sent.method) && !methods.includes(sent.method.toLowerCase());
  const missing = namesToAllow(sent).filter(
    (name) => !allowed.includes(name) && !(any && allowed.includes('*') && name !== 'authorization'),
  );
  return [
    ...cors,
    ...(needsMethod && !(any && methods.includes('*'))
      ? [{ name: 'preflight-method', says: `Access-Control-Allow-Methods does not name ${sent.method}.` }]
      : []),
    ...(missing.length > 0
      ? [{ name: 'preflight-headers', says: `Access-Control-Allow-Headers does not name ${missing.join(', ')}.` }]
      : []),
  ];
}

/** Whether a page can read the gateway's time, which decides if a lead is for sale. */
export function dateFaults({ headers }: Exchange, { hasCookies }: Sent): Fault[] {
  const date = headers.get('Date');
  if (date === null || Number.isNaN(new Date(date).getTime())) {
    return [{ name: 'date-missing', says: 'The answer has no Date header that can be read.' }];
  }
  const exposed = listOf(headers.get('Access-Control-Expose-Headers'));
  if (exposed.includes('date') || (exposed.includes('*') && !hasCookies)) return [];
  return [
    { name: 'date-not-exposed', says: 'Access-Control-Expose-Headers does not name Date, so a page cannot read it.' },
  ];
}

/** A status other than success. */
export function statusFault({ status, headers, message }: Exchange): Fault | undefined {
  if (status >= 200 && status < 300) return undefined;
  const quoted = message === undefined ? '' : ` It says: ${sentenceOf(message.slice(0, 150))}`;
  if (status >= 300 && status < 400) {
    const to = headers.get('Location') ?? 'nowhere';
    return {
      name: 'redirect',
      says: `Answered ${status} to ${withoutQuery(to)}. Answer the call itself, and 401 where a sign-in is missing.`,
    };
  }
  if (status === 401) {
    return {
      name: 'signed-out',
      says: `Answered 401.${quoted} Give what the page has: --cookie or --token for providers, --one-time-token for a funnel.`,
    };
  }
  if (status === 404) return { name: 'not-found', says: `Answered 404.${quoted} Is the path there?` };
  if (status === 511) return { name: 'challenged', says: 'Answered 511. Try again after the challenge.' };
  if (status >= 500) return { name: 'server-error', says: `Answered ${status}.${quoted}` };
  return { name: 'refused', says: `Answered ${status}.${quoted}` };
}

/** The gateway's message with a period, because another sentence may follow. */
function sentenceOf(message: string): string {
  const text = message.replaceAll(/\p{Cc}/gu, ' ').trimEnd();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A query may hold personal data. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').flatMap((each) => each.trim().toLowerCase() || []);
}
