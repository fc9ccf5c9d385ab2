import type { WalletAccount } from '@wallet-standard/base'
import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { getMember } from '../../core/errors/getMember.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'

/**
 * Returns the Solana accounts of a list from a wallet, which is not trusted.
 */
export function readAccounts(value: unknown): readonly WalletAccount[] {
  if (!Array.isArray(value)) return []
  const taken = new Set<string>()
  return value.filter((account) => {
    const address = getMember(account, 'address')
    const chains = getMember(account, 'chains')
    const isSolana =
      isSolanaAddress(address) &&
      Array.isArray(chains) &&
      chains.some(isSolanaNetwork)
    if (!isSolana || taken.has(address)) return false
    taken.add(address)
    return true
  })
}
