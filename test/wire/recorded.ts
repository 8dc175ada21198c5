import type { FetchFunction } from '../../src/gateway.js';

/** A fetch that keeps each request as it goes out, on its way to another. */
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
