/**
 * Runs one task per name at a time. A second request for the same name gets the same result.
 * @param underWay the running tasks, by name
 */
export async function sendOnce<Sent>(
  underWay: Map<string, Promise<Sent>>,
  name: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const sending = underWay.get(name) ?? send();
  underWay.set(name, sending);
  try {
    return await sending;
  } finally {
    if (underWay.get(name) === sending) underWay.delete(name);
  }
}
