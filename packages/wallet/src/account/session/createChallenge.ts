export type Challenge = {
  get(): string | undefined
  set(challengeId: string): void
  clear(): void
}

const KEY = 'latchkey-frame.challenge'

/**
 * The login under way in this tab. It outlives a reload of the frame where the
 * browser allows storage, and the page's memory holds it where not.
 *
 * @param key - Name of the kind of login.
 */
export function createChallenge(key: string = KEY): Challenge {
  let current = guard(() => sessionStorage.getItem(key)) ?? undefined
  return {
    get: () => current,
    set(challengeId) {
      current = challengeId
      guard(() => sessionStorage.setItem(key, challengeId))
    },
    clear() {
      current = undefined
      guard(() => sessionStorage.removeItem(key))
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
