import { canBoot } from '../shell/boot-check.js';

/** What scripts of this page have broken that a widget cannot do without, by name. Spec §Where widgets may run. */
export function brokenIntrinsics(): readonly string[] {
  return canBoot() ? [] : ['Function.prototype.bind'];
}
