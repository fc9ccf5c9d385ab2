import { type Address, encodeFunctionData, erc20Abi, hexToBigInt } from 'viem'
import type { TokenBalance } from '../../api/balances.js'
import { foldCase } from '../../core/address/foldCase.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Kit } from '../../createKit.js'
import { listWatchedTokens } from '../../features/balances/listWatchedTokens.js'
import { callContract } from '../../features/networks/callContract.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import { getToken } from '../getToken.js'

/**
 * Reads the balances of watched tokens that are not among those held, from the
 * chain. A token that cannot be read is left out.
 */
export async function readWatchedBalances(
  kit: Kit,
  parameters: readWatchedBalances.Parameters,
) {
  const { caipNetworkId, held } = parameters
  const listed = held.map((row) => foldCase(row.address ?? ''))
  const missing = listWatchedTokens(kit, { caipNetworkId }).filter(
    (token) => !listed.includes(foldCase(`${caipNetworkId}:${token}`)),
  )
  const rows = await Promise.all(
    missing.map((token) =>
      readWatched(kit, { ...parameters, token }).catch(() => undefined),
    ),
  )
  return rows.filter((row) => row !== undefined)
}

export declare namespace readWatchedBalances {
  type Parameters = {
    address: string
    caipNetworkId: `eip155:${number}` | SolanaNetworkId
    held: readonly Pick<TokenBalance, 'address'>[]
  }
}

async function readWatched(
  kit: Kit,
  parameters: {
    address: string
    caipNetworkId: `eip155:${number}` | SolanaNetworkId
    token: string
  },
) {
  const { caipNetworkId, token } = parameters
  const [{ decimals, name, symbol }, amount] = await Promise.all([
    getToken(kit, { chainId: caipNetworkId, token }),
    // A Solana account without the token is not among its balances.
    isSolanaNetwork(caipNetworkId) ? 0n : readAmount(kit, parameters),
  ])
  return {
    address: `${caipNetworkId}:${token}`,
    chainId: caipNetworkId,
    iconUrl: '',
    isWatched: true,
    name,
    price: 0,
    quantity: {
      decimals: String(decimals),
      numeric: formatAmount(amount, decimals),
    },
    symbol,
    value: 0,
  }
}

async function readAmount(
  kit: Kit,
  parameters: { address: string; caipNetworkId: string; token: string },
) {
  const chainId = toEvmChainId(parameters.caipNetworkId)
  const answer = await callContract(getEvmClient(kit, { chainId }), {
    data: encodeFunctionData({
      abi: erc20Abi,
      args: [parameters.address as Address],
      functionName: 'balanceOf',
    }),
    to: parameters.token as Address,
  })
  if (answer?.length !== 66) throw new Error('no balance')
  return hexToBigInt(answer)
}
