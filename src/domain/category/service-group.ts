import type { CategoryIconName } from '../../contract/category.js';

/** A trade and its tasks, as the starter table is written: ids once, and nothing that can be worked out. */
export interface ServiceGroup {
  readonly id: number;
  readonly name: string;
  readonly icon: CategoryIconName;
  /** By id: the task's name, with its icon where that is not the trade's. */
  readonly tasks: Readonly<Record<number, string | readonly [name: string, icon: CategoryIconName]>>;
}
