import type { BaseStorage } from './types.js'

const key = 'latchkey.probe'

/**
 * Whether a storage persists values: it exists and is neither blocked nor
 * full. Writes a probe key and removes it at once.
 *
 * @param parameters.storage - storage to probe, default `localStorage`
 *
 * @example
 * isStorageKept() // false in a browser that blocks storage
 */
export function isStorageKept(
  parameters: isStorageKept.Parameters = {},
): boolean {
  try {
    const storage = parameters.storage ?? globalThis.localStorage
    // As large as all items together, so that an almost full storage is
    // detected.
    const text = 'x'.repeat(PROBE_LENGTH)
    storage.setItem(key, text)
    const isKept = storage.getItem(key) === text
    storage.removeItem(key)
    return isKept
  } catch {
    return false
  }
}

const PROBE_LENGTH = 4_096

export declare namespace isStorageKept {
  type Parameters = { storage?: BaseStorage | undefined }
}
