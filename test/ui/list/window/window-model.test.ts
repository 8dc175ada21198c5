import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWindowModel, type WindowModel, type WindowRows } from '../../../../src/ui/list/window-model.js';

interface Row {
  readonly key: number;
  /** Estimated height in px. */
  readonly guess: number;
}

const rowsOf = (rows: readonly Row[]): WindowRows => ({
  count: rows.length,
  keyAt: (at) => rows[at]?.key ?? -1,
  estimateAt: (at) => rows[at]?.guess ?? 0,
});

const list = (...keys: number[]): Row[] => keys.map((key) => ({ key, guess: 10 }));
const START = { at: 0, offset: 0 };

/** A naive implementation of the model, as the reference. */
function createNaive() {
  const measured = new Map<number, number>();
  let rows: readonly Row[] = [];
  const heightOf = ({ key, guess }: Row) => measured.get(key) ?? guess;
  const topOf = (at: number) => rows.slice(0, at).reduce((sum, row) => sum + heightOf(row), 0);
  return {
    sync(next: readonly Row[]) {
      for (const { key } of rows) if (!next.some((row) => row.key === key)) measured.delete(key);
      rows = next;
    },
    measure: (at: number, height: number) => measured.set(rows[at]?.key ?? -1, height),
    topOf,
    rowAt(offset: number) {
      const after = rows.findIndex((_, at) => at > 0 && topOf(at) > offset);
      return after < 0 ? Math.max(0, rows.length - 1) : after - 1;
    },
  };
}

type Step =
  | { readonly kind: 'prepend' | 'append'; readonly guesses: readonly number[] }
  | { readonly kind: 'insert'; readonly place: number; readonly guess: number }
  | { readonly kind: 'remove'; readonly place: number }
  | { readonly kind: 'measure'; readonly place: number; readonly height: number };

const px = fc.integer({ min: 1, max: 400 });
const place = fc.nat(1000);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('prepend', 'append'), guesses: fc.array(px, { maxLength: 6 }) }),
    fc.record({ kind: fc.constant('insert'), place, guess: px }),
    fc.record({ kind: fc.constant('remove'), place }),
    fc.record({ kind: fc.constant('measure'), place, height: px }),
  ),
  { maxLength: 40 },
);

function walk(
  taken: readonly Step[],
  check: (model: WindowModel, naive: ReturnType<typeof createNaive>, count: number) => void,
) {
  const [model, naive] = [createWindowModel(), createNaive()];
  let rows: readonly Row[] = [];
  let key = 0;
  const made = (guess: number): Row => {
    key += 1;
    return { key, guess };
  };
  for (const step of taken) {
    const at = 'place' in step ? step.place % (rows.length + (step.kind === 'insert' ? 1 : 0) || 1) : 0;
    if (step.kind === 'measure') {
      if (rows.length === 0) continue;
      model.measure(at, step.height);
      naive.measure(at, step.height);
    } else {
      if (step.kind === 'prepend') rows = [...step.guesses.map(made), ...rows];
      if (step.kind === 'append') rows = [...rows, ...step.guesses.map(made)];
      if (step.kind === 'insert') rows = rows.toSpliced(at, 0, made(step.guess));
      if (step.kind === 'remove') rows = rows.toSpliced(at, 1);
      model.sync(rowsOf(rows), START);
      naive.sync(rows);
    }
    check(model, naive, rows.length);
  }
}

test('topOf() and rowAt() match a naive model after any sequence of changes and measurements', () => {
  const someOffsets = fc.array(fc.integer({ min: -50, max: 6000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(steps, someOffsets, (taken, offsets) => {
      walk(taken, (model, naive, count) => {
        for (let at = 0; at <= count; at += 1) expect(model.topOf(at)).toBe(naive.topOf(at));
        for (const offset of offsets) expect(model.rowAt(offset)).toBe(naive.rowAt(offset));
      });
    }),
  );
});

test('topOf() matches a naive model if only some rows are queried, and returns 0 for an empty list', () => {
  fc.assert(
    fc.property(steps, place, (taken, asked) => {
      walk(taken, (model, naive, count) => {
        const at = asked % (count + 1);
        expect(model.topOf(at)).toBe(naive.topOf(at));
      });
    }),
  );
  const model = createWindowModel();
  expect([model.topOf(0), model.topOf(7), model.rowAt(0), model.rowAt(500)]).toEqual([0, 0, 0, 0]);
});

function anchored(before: readonly Row[], after: readonly Row[], at: number, offset = -4) {
  const model = createWindowModel();
  model.sync(rowsOf(before), START);
  return model.sync(rowsOf(after), { at, offset });
}

test.each([
  ['shifts by the number of rows added before it', [5, 6, 7], [2, 3, 4, 5, 6, 7], 1, { at: 4, offset: -4 }],
  ['stays when rows are added after it', [5, 6, 7], [5, 6, 7, 8, 9], 1, { at: 1, offset: -4 }],
  ['is found when a row is inserted before it', [1, 2, 4, 5], [1, 2, 3, 4, 5], 2, { at: 3, offset: -4 }],
  ['is found when a row before it is removed', [1, 2, 3, 4, 5], [1, 3, 4, 5], 3, { at: 2, offset: -4 }],
  ['is replaced by the next row when it is removed', [1, 2, 3, 4], [1, 3, 4], 1, { at: 1, offset: 6 }],
  ['is replaced by the next remaining row', [1, 2, 3, 4], [1, 4], 1, { at: 1, offset: 16 }],
  ['is replaced by the row before it if none remains after it', [1, 2, 3], [1, 2], 2, { at: 1, offset: -14 }],
  ['is null if all rows are replaced', [1, 2, 3], [11, 12, 13, 14], 1, null],
  ['is null if the list becomes empty', [1, 2, 3], [], 1, null],
  ['is null if the list was empty', [], [1, 2, 3], 0, null],
])('the anchor row %s', (_, before, after, at, expected) => {
  expect(anchored(list(...before), list(...after), at)).toEqual(expected);
});

test('the anchor row is found by its key after any rows are added', () => {
  const keys = fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(keys, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), place, (after, was, chosen) => {
      const before = after.filter((_, at) => was[at]);
      fc.pre(before.length > 0);
      const at = chosen % before.length;
      const moved = anchored(list(...before), list(...after), at);
      expect([after[moved?.at ?? -1], moved?.offset]).toEqual([before[at], -4]);
    }),
  );
});

test('the anchor row, or else the next one, is found by its key after any rows are removed', () => {
  const keys = fc.uniqueArray(fc.nat(99), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(keys, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), place, (before, stays, chosen) => {
      const after = before.filter((_, at) => stays[at]);
      fc.pre(after.length > 0 && after.length < before.length);
      const at = chosen % before.length;
      const next = before.slice(at).find((key) => after.includes(key)) ?? after.at(-1);
      expect(after[anchored(list(...before), list(...after), at)?.at ?? -1]).toBe(next);
    }),
  );
});
