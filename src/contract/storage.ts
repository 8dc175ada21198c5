/** What a widget keeps on the device: texts under keys without personal data. It never throws: a device that refuses keeps nothing. */
export interface DeviceStorage {
  get(key: string): string | null;
  /** Keeps a text, or forgets it with null. */
  set(key: string, text: string | null): void;
  /** Forgets every key that begins so. */
  forget(prefix: string): void;
}
