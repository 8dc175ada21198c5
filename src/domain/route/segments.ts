/** The parts of a path between its slashes; slashes at the ends and repeated ones make none. */
export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** @returns undefined for a percent-encoding that stands for no text */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * What of a path stands below a base path, as it is written.
 * @returns undefined where the path stands elsewhere
 */
export function segmentsBelow(basePath: string, path: string): readonly string[] | undefined {
  const base = segmentsOf(basePath);
  const segments = segmentsOf(path);
  const isBelow = base.every((segment, place) => {
    const own = segments[place];
    return own !== undefined && (decoded(own) ?? own) === (decoded(segment) ?? segment);
  });
  return isBelow ? segments.slice(base.length) : undefined;
}
