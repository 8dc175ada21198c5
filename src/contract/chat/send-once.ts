/**
 * Runs what bears a name once at a time: who asks for a name that is under way gets the same outcome.
 * @param underWay what runs, by name
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
