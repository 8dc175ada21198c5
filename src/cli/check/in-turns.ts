/** Calls at the same time: a gateway under test is not to be pushed. */
const AT_ONCE = 4;

export async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next);
  };
  await Promise.all(Array(AT_ONCE).fill(0).map(worker));
}
