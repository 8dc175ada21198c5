/** A conversation: one provider and one customer. */
export interface ConversationRef {
  readonly serviceProviderId: string;
  readonly userId: string;
}

export function providerIdentity({ serviceProviderId }: ConversationRef): string {
  return `provider-${serviceProviderId}`;
}

export function customerIdentity({ userId }: ConversationRef): string {
  return `member-${userId}`;
}

/** `CH-{serviceProviderId}-{userId}`; hyphens of the provider's id are escaped, so that it can be read back. */
export function conversationIdOf({ serviceProviderId, userId }: ConversationRef): string {
  return `CH-${encodeURIComponent(serviceProviderId).replaceAll('-', '%2D')}-${encodeURIComponent(userId)}`;
}

/** Undefined for what is no id of a conversation. */
export function refOf(conversationId: string): ConversationRef | undefined {
  const [, serviceProviderId, userId] = /^CH-([^-]+)-(.+)$/.exec(conversationId) ?? [];
  if (serviceProviderId === undefined || userId === undefined) return undefined;
  try {
    return { serviceProviderId: decodeURIComponent(serviceProviderId), userId: decodeURIComponent(userId) };
  } catch {
    return undefined;
  }
}
