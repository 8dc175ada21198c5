/** Where the rows of a long list stand, measured or estimated, in px from its start. */
export interface WindowModel {
  /**
   * Takes in the rows as they are now.
   * @returns how many have come before the row that was first, or -1 where the list is another one
   */
  sync(rows: WindowRows): number;
  /** Takes in how high a row is drawn. */
  measure(at: number, height: number): void;
  /** Where a row begins; where the list ends for the row after the last. */
  topOf(at: number): number;
  /** The row that an offset falls into. */
  rowAt(offset: number): number;
  readonly count: number;
}

export interface WindowRows {
  readonly count: number;
  /** Tells a row from every other, for as long as the list lives. */
  keyAt(at: number): number;
  /** px, before it is drawn. */
  estimateAt(at: number): number;
}

/** Measured heights are kept by key, so that they hold whatever comes before or after. */
export function createWindowModel(): WindowModel {
  const measured = new Map<number, number>();
  let rows: WindowRows = { count: 0, keyAt: () => 0, estimateAt: () => 0 };
  let ends = { first: 0, last: 0 };
  let tops = new Float64Array(1);
  /** Rows whose tops still hold. */
  let valid = 0;

  function heightAt(at: number): number {
    return measured.get(rows.keyAt(at)) ?? rows.estimateAt(at);
  }

  function settle(upTo: number): void {
    for (let at = valid; at < upTo; at += 1) tops[at + 1] = (tops[at] ?? 0) + heightAt(at);
    valid = Math.max(valid, upTo);
  }

  function comeBefore(next: WindowRows, before: WindowRows): number {
    if (before.count === 0 || next.count < before.count) return -1;
    const added = next.count - before.count;
    if (next.keyAt(0) === ends.first && next.keyAt(before.count - 1) === ends.last) return 0;
    return next.keyAt(added) === ends.first && next.keyAt(next.count - 1) === ends.last ? added : -1;
  }

  return {
    get count() {
      return rows.count;
    },
    sync(next) {
      const before = rows;
      const added = comeBefore(next, before);
      rows = next;
      if (next.count > 0) ends = { first: next.keyAt(0), last: next.keyAt(next.count - 1) };
      if (next.count >= tops.length) {
        const room = new Float64Array(Math.max(next.count + 1, tops.length * 2));
        room.set(tops.subarray(0, valid + 1));
        tops = room;
      }
      if (added !== 0) valid = 0;
      return added;
    },
    measure(at, height) {
      if (heightAt(at) === height && measured.has(rows.keyAt(at))) return;
      const isOther = heightAt(at) !== height;
      measured.set(rows.keyAt(at), height);
      if (isOther) valid = Math.min(valid, at);
    },
    topOf(at) {
      const place = Math.max(0, Math.min(at, rows.count));
      settle(place);
      return tops[place] ?? 0;
    },
    rowAt(offset) {
      settle(rows.count);
      let [low, high] = [0, Math.max(0, rows.count - 1)];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((tops[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
