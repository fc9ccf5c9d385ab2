import type { mergeFeatures } from './mergeFeatures.js'

/** More entries than a dashboard has. */
const MAX_ENTRIES = 64

/**
 * Returns the valid entries of an untrusted list of features. Lists inside an
 * entry are checked by `mergeFeatures`.
 */
export function toFeatureEntries(
  value: unknown,
): readonly mergeFeatures.Entry[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value
    .slice(0, MAX_ENTRIES)
    .filter(isEntry)
    .map(({ config, id, isEnabled }) => ({ config, id, isEnabled }))
}

function isEntry(value: Record<string, unknown> | null) {
  return typeof value?.id === 'string' && typeof value.isEnabled === 'boolean'
}
