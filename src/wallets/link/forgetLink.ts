import { LINK_CHOICE_KEY } from './linkChoiceKey.js'

/** Forgets the wallet's link: no later request opens it. Never throws. */
export function forgetLink(): void {
  try {
    globalThis.localStorage?.removeItem(LINK_CHOICE_KEY)
  } catch {
    // Storage is blocked: then nothing is remembered either.
  }
}
