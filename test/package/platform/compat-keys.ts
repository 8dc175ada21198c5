import { features } from 'web-features';

export const browsers = ['chrome', 'edge', 'firefox', 'safari'] as const;
export type Browser = (typeof browsers)[number];

/** The first version of each browser; a browser that is missing has it in no version. */
type Versions = Readonly<Partial<Record<Browser, string>>>;

interface Compat {
  readonly feature: string;
  readonly baseline: string | undefined;
  readonly versions: Versions;
}

/** The browsers of March 2022. What they have nobody needs to list. */
const GROUND: Readonly<Record<Browser, string>> = { chrome: '99', edge: '99', firefox: '98', safari: '15.4' };

/** Compares `16.4` and `17`; a browser that never got it is newer than any. */
export function isNewer(version: string | undefined, than: string): boolean {
  if (version === undefined) return true;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = than.split('.').map(Number);
  return major === otherMajor ? minor > otherMinor : major > otherMajor;
}

/** By the key of MDN's browser-compat-data, which web-features is made from. */
export const compatKeys: ReadonlyMap<string, Compat> = new Map(
  Object.entries(features).flatMap(([feature, data]) =>
    data.kind === 'feature'
      ? Object.entries(data.status.by_compat_key ?? {}).map(([key, status]): [string, Compat] => [
          key,
          { feature, baseline: status.baseline ? status.baseline_low_date : undefined, versions: status.support },
        ])
      : [],
  ),
);

export function isNewKey(key: string): boolean {
  const known = compatKeys.get(key);
  return known !== undefined && browsers.some((browser) => isNewer(known.versions[browser], GROUND[browser]));
}
