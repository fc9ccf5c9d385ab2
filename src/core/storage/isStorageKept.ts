import type { BaseStorage } from './types.js'

const key = 'latchkey.probe'

/**
 * Whether a store keeps what it is given: it is there, not blocked and not
 * full. It is tried, with a key that is removed at once.
 *
 * @param parameters.storage - store to try, default `localStorage`
 *
 * @example
 * isStorageKept() // false in a browser that blocks storage
 */
export function isStorageKept(
  parameters: isStorageKept.Parameters = {},
): boolean {
  try {
    const storage = parameters.storage ?? globalThis.localStorage
    // As much as all of ours together, so that an almost full one is noticed.
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
