import { type Address, encodeFunctionData, erc20Abi, hexToBigInt } from 'viem'
import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace } from '../core/account/account.js'
import { foldCase } from '../core/address/foldCase.js'
import { formatAmount } from '../core/amount/formatAmount.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import type { UnsupportedChainError } from '../core/errors/send.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { requireAccount } from './account/requireAccount.js'
import { readNativeBalance } from './balance/readNativeBalance.js'
import { readSolanaBalances } from './balance/readSolanaBalances.js'
import { getToken } from './getToken.js'
import { callContract } from './network/callContract.js'
import { getEvmClient } from './network/getEvmClient.js'
import { assertParameters } from './parameters/assertParameters.js'
import { listWatchedTokens } from './token/listWatchedTokens.js'

/**
 * Returns balances read from the chain alone, without the API: the native coin
 * and the tokens added with `watchToken`; on Solana also all tokens of the
 * account. There are no prices and no icons.
 *
 * A watched token that cannot be read is left out.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`
 * @param parameters.signal - aborts the requests, on Solana
 * @throws AccountRequiredError without an address or a network
 * @throws ChainNotSupportedError when the chain is not configured
 * @throws UnsupportedChainError 'Unsupported chain'
 *
 * @example
 * const { balances } = await getChainBalances(kit)
 */
export async function getChainBalances(
  kit: Kit,
  parameters: getChainBalances.Parameters = {},
): Promise<getChainBalances.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  const watched = listWatchedTokens(kit, { caipNetworkId })
  try {
    const held = isSolanaNetwork(caipNetworkId)
      ? await readSolanaBalances(kit, { address, caipNetworkId, signal })
      : await readNativeBalance(kit, {
          address,
          chainId: toEvmChainId(caipNetworkId),
        })
    const listed = held.map((row) => foldCase(row.address ?? ''))
    const missing = watched.filter(
      (token) => !listed.includes(foldCase(`${caipNetworkId}:${token}`)),
    )
    const rows = await Promise.all(
      missing.map((token) =>
        readWatched(kit, { address, caipNetworkId, token }).catch(
          () => undefined,
        ),
      ),
    )
    const found = rows.filter((row) => row !== undefined)
    return { balances: [...held, ...found] }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getChainBalances {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** The native coin first, then tokens. */
    balances: readonly (TokenBalance & {
      /** Whether the user added the token. Its name is untrusted. */
      isWatched?: boolean | undefined
    })[]
  }
  type ErrorType =
    | ChainNotSupportedError
    | UnsupportedChainError
    | getKitError.ReturnType
    | requireAccount.ErrorType
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
