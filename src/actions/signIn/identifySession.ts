import type { Account } from '../../core/account/account.js'
import type { SiwxSession } from '../../siwx/types.js'

/** Identifies the session of an account, to notice that it was replaced. */
export function identifySession(
  account: Pick<Account, 'caipAddress'>,
  session: SiwxSession | undefined,
): string | undefined {
  return (
    session && `${account.caipAddress} ${session.signature} ${session.message}`
  )
}
