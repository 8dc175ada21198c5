/** What a person types to be reached. */
export interface FunnelContact {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
}

/** How a person wants to be reached; nothing of it is required. */
export interface ContactPreferences {
  readonly channel: 'any' | 'phone' | 'text' | 'email';
  readonly bestTime: 'any' | 'morning' | 'afternoon' | 'evening';
  /** At most so many providers, 1 to 4; null for as many as were chosen. */
  readonly maxPros: number | null;
}
