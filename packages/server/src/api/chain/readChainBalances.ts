import { isSolanaAddress } from 'latchkey-wallet/base58'
import { formatUnits, getAddress, isAddress } from 'viem'
import { ServiceError } from '../../http/ServiceError.js'
import { answerRpc } from '../answerRpc.js'
import { markPartial } from '../answers/partial.js'
import type { Balance } from '../apiBackend.js'
import type { ChainInfo } from './chainInfo.js'

/**
 * Native coins of an address, and its tokens where they are read, on one chain
 * or on all of its namespace. Chains that do not answer are left out of what is
 * then a partial answer, unless none does.
 *
 * @throws ServiceError INVALID_ADDRESS, UNSUPPORTED_CHAIN, CHAIN_UNAVAILABLE
 */
export async function readChainBalances(
  parameters: readChainBalances.Parameters,
): Promise<Balance[]> {
  const { address, chainId, chains, readTokens } = parameters
  const isSolana = isSolanaAddress(address)
  if (!isSolana && !isAddress(address))
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
  const namespace = isSolana ? 'solana:' : 'eip155:'
  const wanted = chains.filter(
    ({ caipNetworkId }) =>
      caipNetworkId.startsWith(namespace) &&
      (chainId === undefined || chainId === caipNetworkId),
  )
  if (chainId !== undefined && wanted.length === 0)
    throw new ServiceError(400, 'UNSUPPORTED_CHAIN', 'Unknown chainId')
  const read = await Promise.allSettled(
    wanted.map(async (chain) => {
      // A list without the tokens would say that there are none.
      const [coin, tokens = []] = await Promise.all([
        readBalance(chain, address),
        readTokens?.(chain, isSolana ? address : getAddress(address)),
      ])
      return [coin, ...tokens]
    }),
  )
  const balances = read.flatMap((result) =>
    result.status === 'fulfilled' ? result.value : [],
  )
  if (balances.length === 0 && wanted.length > 0)
    throw new ServiceError(502, 'CHAIN_UNAVAILABLE', 'No chain answers')
  const isWhole = read.every(({ status }) => status === 'fulfilled')
  return isWhole ? balances : markPartial(balances)
}

export declare namespace readChainBalances {
  type Parameters = {
    address: string
    /** CAIP-2. */
    chainId?: string | undefined
    chains: readonly ChainInfo[]
    /** Default: tokens are not read. */
    readTokens?:
      | ((chain: ChainInfo, address: string) => Promise<readonly Balance[]>)
      | undefined
  }
}

async function readBalance(
  chain: ChainInfo,
  address: string,
): Promise<Balance> {
  const { caipNetworkId, nativeCurrency } = chain
  const { decimals, name, symbol } = nativeCurrency
  const amount = await readAmount(chain, address)
  return {
    ...{ name, symbol, chainId: caipNetworkId },
    // Without a source of prices.
    ...{ price: 0, value: 0 },
    quantity: {
      decimals: String(decimals),
      numeric: formatUnits(amount, decimals),
    },
    iconUrl: '',
  }
}

async function readAmount(chain: ChainInfo, address: string) {
  const isSolana = chain.caipNetworkId.startsWith('solana:')
  const call = isSolana
    ? { method: 'getBalance', params: [address] }
    : { method: 'eth_getBalance', params: [address, 'latest'] }
  const body = JSON.stringify({ id: 1, jsonrpc: '2.0', ...call })
  const answer = (await answerRpc({ body, chain })).body as {
    result?: string | { value?: number } | undefined
  }
  const { result } = answer
  const amount = typeof result === 'object' ? result?.value : result
  if (typeof amount !== 'string' && !Number.isSafeInteger(amount))
    throw new Error('The chain does not answer')
  return BigInt(amount ?? 0)
}
