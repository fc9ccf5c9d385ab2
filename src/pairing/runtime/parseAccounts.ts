import { getAddress } from 'viem'
import type { AccountNamespace } from '../../core/account/account.js'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import type { PairingAccount } from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'

/** No wallet has more accounts than this. */
const MAX_ACCOUNTS = 1_000

/**
 * Parses the accounts that a wallet reports, as CAIP-10. Invalid accounts,
 * accounts on other chains and duplicates are left out.
 *
 * @param values - anything
 * @param parameters.chains - CAIP-2 ids that accounts may be on
 * @param parameters.chain - chain of an address without one, default none
 */
export function parseAccounts(
  values: unknown,
  parameters: parseAccounts.Parameters,
): readonly PairingAccount[] {
  const { chain, chains, namespace } = parameters
  const accounts = new Map<string, PairingAccount>()
  if (!Array.isArray(values)) return []
  for (const value of values.slice(0, MAX_ACCOUNTS)) {
    const parts = typeof value === 'string' ? value.split(':') : []
    const id = parts.length === 3 ? `${parts[0]}:${parts[1]}` : chain
    if (parts.length !== 3 && parts.length !== 1) continue
    const caipNetworkId = chains.find((item) => item === id)
    const address = toAddress(namespace, parts.at(-1))
    if (!caipNetworkId?.startsWith(`${namespace}:`) || !address) continue
    const key = `${caipNetworkId}:${address}`
    if (!accounts.has(key)) accounts.set(key, { address, caipNetworkId })
  }
  return [...accounts.values()]
}

export declare namespace parseAccounts {
  type Parameters = {
    namespace: AccountNamespace
    chains: readonly CaipNetworkId[]
    chain?: string | undefined
  }
}

function toAddress(namespace: AccountNamespace, value: unknown) {
  if (namespace === 'solana') return isSolanaAddress(value) ? value : undefined
  return isEvmAddress(value) ? getAddress(value.toLowerCase()) : undefined
}
