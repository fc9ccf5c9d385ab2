import type { Address } from 'viem'
import type { PairingApproval } from '../../core/ports/pairing.js'
import { listAddresses } from './listAddresses.js'
import { listChainIds } from './listChainIds.js'

/** Accounts and chain of the wallet, as reported to wagmi. */
export type WalletSession = {
  accounts: readonly [Address, ...Address[]]
  chainId: number
}

/**
 * Reads an approval as accounts and chain for wagmi.
 *
 * @param parameters.wanted - chain ids, of which the first approved one is
 * used; otherwise the first approved chain
 * @returns `undefined` when there is no account or no chain
 */
export function toWalletSession(
  parameters: toWalletSession.Parameters,
): WalletSession | undefined {
  const { approval, wanted } = parameters
  const chainIds = listChainIds(approval)
  const chainId = wanted.find((id) => chainIds.includes(id)) ?? chainIds[0]
  if (chainId === undefined) return undefined
  const accounts = listAddresses(approval?.accounts ?? [], chainId)
  return accounts && { accounts, chainId }
}

export declare namespace toWalletSession {
  type Parameters = {
    approval: PairingApproval | undefined
    wanted: readonly number[]
  }
}
