import type { Kit } from '../../createKit.js'
import type { SiwxSession } from '../../siwx/types.js'
import { createSignInMemory } from './createSignInMemory.js'

/**
 * Remembers the session of an account, to notice that it was replaced or has
 * expired.
 *
 * @param account - CAIP-10 ID
 * @returns whether it differs from the one that was known
 */
export function rememberSession(
  kit: Kit,
  account: string,
  session: SiwxSession | undefined,
): boolean {
  const { known } = kit.own(createSignInMemory)
  const before = known.get(account)?.id
  const id = session && `${session.signature} ${session.message}`
  if (id === undefined) known.delete(account)
  else {
    const time = Date.parse(session?.data.expirationTime ?? '')
    const expiresAt = Number.isNaN(time) ? undefined : time
    known.set(account, { expiresAt, id })
  }
  return before !== id
}
