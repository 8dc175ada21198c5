import type { FetchFunction } from '../../../src/gateway.js';

/** Wraps a fetch and records each request and each answer. */
export function recorded(fetch: FetchFunction) {
  const requests: Request[] = [];
  const answers: Response[] = [];
  const record: FetchFunction = async (url, init) => {
    requests.push(new Request(url, init));
    const answer = await fetch(url, init);
    answers.push(answer.clone());
    return answer;
  };
  return { fetch: record, requests, answers };
}
