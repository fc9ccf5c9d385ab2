import type { Auth } from '../createAuth.js'
import { issueResult } from './issueResult.js'
import { lockSocial } from './lockSocial.js'

/**
 * What became of a login, for the device that began it. The result is told
 * here only when its window is known to be the app's own; any other has to
 * take it to its opener.
 */
export function getSocialState(
  auth: Auth,
  parameters: { deviceId: string; state: string },
): Promise<getSocialState.ReturnType> {
  const { deviceId, state } = parameters
  const { socialLogins } = auth.store
  return lockSocial(auth, state, async (key) => {
    const login = await socialLogins.get(key)
    if (login?.deviceId !== deviceId || login.expiresAt <= auth.now())
      return { status: 'EXPIRED' }
    const { status } = login
    if (status === 'CANCELLED') return { status }
    if (status === 'PENDING' || status === 'RETURNED')
      return { status: 'PENDING' }
    if (status === 'COMPLETE' && !login.isWitnessed)
      return { status: 'PENDING' }
    const { codes, uri } = issueResult(auth, login, state)
    await socialLogins.set(key, { ...login, codes })
    return { status: 'COMPLETE', uri }
  })
}

export declare namespace getSocialState {
  type ReturnType = {
    status: 'PENDING' | 'COMPLETE' | 'CANCELLED' | 'EXPIRED'
    /** With a code, or with `error=` when the provider has failed. */
    uri?: string
  }
}
