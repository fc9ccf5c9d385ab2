export type Challenge = {
  get(): string | undefined
  set(challengeId: string): void
  clear(): void
}

const KEY = 'latchkey-frame.challenge'

/**
 * The login under way in this tab. It outlives a reload of the frame where the
 * browser allows storage, and the page's memory holds it where not.
 */
export function createChallenge(): Challenge {
  let current = guard(() => sessionStorage.getItem(KEY)) ?? undefined
  return {
    get: () => current,
    set(challengeId) {
      current = challengeId
      guard(() => sessionStorage.setItem(KEY, challengeId))
    },
    clear() {
      current = undefined
      guard(() => sessionStorage.removeItem(KEY))
    },
  }
}

function guard<value>(use: () => value) {
  try {
    return use()
  } catch {
    return undefined
  }
}
