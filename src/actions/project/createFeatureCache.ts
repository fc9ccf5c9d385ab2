import type { mergeFeatures } from '../../core/features/mergeFeatures.js'
import { toFeatureEntries } from '../../core/features/toFeatureEntries.js'
import type { Kit } from '../../createKit.js'

type Entries = readonly mergeFeatures.Entry[]

/**
 * Creates the dashboard's last answer, kept across visits, so that a page knows
 * the project's features before its first request. Kept per project and host.
 */
export function createFeatureCache(kit: Kit): FeatureCache {
  const { hosts, projectId, storage } = kit
  const source = `${projectId} ${hosts.explorer}`
  // Parsed once per text: readers compare results by identity.
  let text: string | undefined
  let entries: Entries | undefined
  return {
    read() {
      const found = storage.get('projectFeatures')
      if (found !== text) entries = found ? parse(found, source) : undefined
      text = found
      return entries
    },
    write(features) {
      storage.set('projectFeatures', JSON.stringify({ features, source }))
    },
  }
}

export type FeatureCache = {
  /** Returns `undefined` if the dashboard has never answered. */
  read(): Entries | undefined
  write(entries: Entries): void
}

function parse(text: string, source: string): Entries | undefined {
  try {
    const found = JSON.parse(text)
    return found.source === source
      ? toFeatureEntries(found.features)
      : undefined
  } catch {
    return undefined
  }
}
