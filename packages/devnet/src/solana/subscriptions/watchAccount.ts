import type { Landed } from '../createLanding.js'
import { encodeAccount } from '../encodeAccount.js'
import { readConfig } from '../readConfig.js'
import { readKey } from '../readKey.js'
import type { SolanaContext } from '../solanaContext.js'
import { toContext } from '../toContext.js'
import type { Check } from './check.js'

const gone = {
  lamports: 0n,
  owner: '11111111111111111111111111111111',
  data: new Uint8Array(),
  executable: false,
}

/** Tells of every transaction that touches an account. */
export function watchAccount(
  [address, options]: readonly unknown[],
  context: SolanaContext,
): Check {
  const { ledger, vm } = context
  const { commitment, raw } = readConfig(options, ledger)
  const key = readKey(address)
  const take = (seen: ReadonlySet<Landed>) => {
    const { slot } = ledger.bank(commitment)
    const isNew = (landed: Landed) =>
      !seen.has(landed) && landed.slot <= slot && landed.keys.includes(key)
    return ledger.list().filter(isNew)
  }
  const seen = new Set(take(new Set()))
  return (notify) => {
    const fresh = take(seen)
    for (const landed of fresh) seen.add(landed)
    if (fresh.length === 0) return false
    const account = vm.getAccount(key) ?? gone
    const value = encodeAccount({ account, config: raw, vm })
    notify('accountNotification', toContext(context, commitment, value))
    return false
  }
}
