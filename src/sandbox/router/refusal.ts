/** Thrown by a route that does not do what it was asked: becomes an answer with `{ message }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function badRequest(message: string): Refusal {
  return new Refusal(400, message);
}

export function notFound(message: string): Refusal {
  return new Refusal(404, message);
}
