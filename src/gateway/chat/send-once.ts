/**
 * Runs one task per name at a time. A second request for the same name gets the same result.
 * @param pending the running tasks, by name
 */
export async function sendOnce<Sent>(
  pending: Map<string, Promise<Sent>>,
  name: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const sending = pending.get(name) ?? send();
  pending.set(name, sending);
  try {
    return await sending;
  } finally {
    if (pending.get(name) === sending) pending.delete(name);
  }
}
