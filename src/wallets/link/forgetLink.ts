import { LINK_CHOICE_KEY } from './linkChoiceKey.js'

/**
 * Removes the remembered wallet link, so that later requests do not open it.
 * Never throws.
 */
export function forgetLink(): void {
  try {
    globalThis.localStorage?.removeItem(LINK_CHOICE_KEY)
  } catch {
    // If storage is blocked, no link was remembered.
  }
}
