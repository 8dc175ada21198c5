import { canBoot } from '../shell/boot-check.js';

/** What scripts of this page have broken that a widget cannot do without, by name. */
export function brokenIntrinsics(): readonly string[] {
  return canBoot() ? [] : ['Function.prototype.bind'];
}
