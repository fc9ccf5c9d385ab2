import type { Balance } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import { isAddress } from 'viem'
import type { LocalContext } from './localContext.js'
import { readBalances } from './readBalances.js'
import { readSolanaBalances } from './readSolanaBalances.js'

/** Balances on one chain, or on all when no chain is named. */
export async function getBalances(
  context: LocalContext,
  parameters: getBalances.Parameters,
): Promise<Balance[]> {
  const { address, chainId } = parameters
  const { apiUrl, chains, clients, solana, tokens } = context
  const isSolana =
    chainId === undefined
      ? isSolanaAddress(address)
      : chainId === solana.caipNetworkId
  if (isSolana) {
    if (!isSolanaAddress(address)) throw invalid()
    return readSolanaBalances({ address, apiUrl: apiUrl(), chain: solana })
  }
  if (!isAddress(address)) throw invalid()
  const wanted = chains.filter(
    (chain) => chainId === undefined || chain.caipNetworkId === chainId,
  )
  if (wanted.length === 0)
    throw new ServiceError(400, 'UNSUPPORTED_CHAIN', 'Unknown chainId')
  const balances = wanted.map((chain) => {
    const index = chains.indexOf(chain)
    const client = clients[index]
    if (!client) throw new Error(`No client for ${chain.caipNetworkId}`)
    return readBalances({
      address,
      apiUrl: apiUrl(),
      chain,
      client,
      tokens: index === 0 ? tokens : undefined,
    })
  })
  return (await Promise.all(balances)).flat()
}

const invalid = () =>
  new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')

export declare namespace getBalances {
  type Parameters = {
    address: string
    /** CAIP-2. */
    chainId?: string | undefined
  }
}
