import { type ComponentType, useEffect, useState } from 'react';

/** A part of a view that is fetched when it is first wanted; make one with `lazyPart`, outside of any component. */
export interface LazyPart<Props> {
  /** The part when it has come. */
  readonly atHand: ComponentType<Props> | null;
  readonly load: () => Promise<ComponentType<Props>>;
  /** Fetches it early: when a pointer or the focus comes to its button. A failure is left to the press. */
  readonly warm: () => void;
}

/** @param fetchPart imports the part's module */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let atHand: ComponentType<Props> | null = null;
  const load = async () => {
    atHand ??= await fetchPart();
    return atHand;
  };
  return {
    get atHand() {
      return atHand;
    },
    load,
    warm: () => void load().catch(() => undefined),
  };
}

/** A part while it is wanted: null until it has come, with a way to try again when it could not be fetched. */
export function useLazyPart<Props>(
  part: LazyPart<Props>,
  isWanted: boolean,
): { readonly Part: ComponentType<Props> | null; readonly hasFailed: boolean; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [, setArrived] = useState(false);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || part.atHand !== null) return;
    let isOver = false;
    part.load().then(
      () => isOver || setArrived(true),
      () => isOver || setFailedAttempt(attempt),
    );
    return () => {
      isOver = true;
    };
  }, [part, isWanted, attempt]);
  const Part = part.atHand;
  return {
    Part,
    hasFailed: isWanted && Part === null && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Fetches parts once a view has stood this long, in milliseconds: it is being worked with, and they will be wanted. */
export function useWarmParts(parts: readonly Pick<LazyPart<never>, 'warm'>[], afterMs: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) part.warm();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [parts, afterMs]);
}
