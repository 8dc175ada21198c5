import { FEATURES, type Feature } from '../contract/feature.js';

/** Whether a host has given a feature's flag; off unless given. */
export function isFeatureOn(features: readonly string[], feature: Feature): boolean {
  return features.includes(FEATURES[feature]);
}
