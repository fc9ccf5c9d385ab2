import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  hexToBigInt,
  isHex,
} from 'viem'
import type { AccountNamespace } from '../core/account/account.js'
import { formatAmount } from '../core/amount/formatAmount.js'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  InvalidTokenError,
  UnsupportedChainError,
} from '../core/errors/send.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import { parseTokenId } from '../core/token/tokenId.js'
import type { Kit } from '../createKit.js'
import { callContract } from '../features/networks/callContract.js'
import { getEvmClient } from '../features/networks/getEvmClient.js'
import { requireAccount } from './account/requireAccount.js'
import { getToken } from './getToken.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the balance of one token, read from the chain through the app's own
 * transports, on Solana through the cluster's node. There is no price.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default that of
 * `token`, else the active account's network
 * @param parameters.namespace - `eip155` or `solana`, selects the active account
 * @param parameters.signal - aborts the requests, on Solana
 * @throws AccountRequiredError without an address or a network
 * @throws InvalidTokenError when there is no token at the address
 * @throws ChainNotSupportedError when the chain is not configured
 *
 * @example
 * const { amount, symbol } = await getTokenBalance(kit, { token: usdc, chainId: 1 })
 */
export async function getTokenBalance(
  kit: Kit,
  parameters: getTokenBalance.Parameters,
): Promise<getTokenBalance.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
    token: 'string',
  })
  const { signal, token } = parameters
  const named = parseTokenId(token)?.caipNetworkId
  const chainId = parameters.chainId ?? named
  const place = requireAccount(kit, { ...parameters, chainId })
  const { address, caipNetworkId } = place
  if (named && named !== caipNetworkId) throw new InvalidTokenError({ token })
  try {
    const found = await getToken(kit, { chainId: caipNetworkId, token })
    const { decimals, name, symbol } = found
    const value = isSolanaNetwork(caipNetworkId)
      ? await readSolana(kit, { ...place, mint: found.address, signal })
      : await readEvm(kit, {
          address: address as Address,
          caipNetworkId,
          contract: found.address as Address | undefined,
        })
    const amount = formatAmount(value, decimals)
    return { amount, caipNetworkId, decimals, name, symbol, value }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getTokenBalance {
  type Parameters = {
    token: string
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Balance in whole tokens, as a plain decimal string. */
    amount: string
    /** CAIP-2 ID of the network. */
    caipNetworkId: string
    /** Decimals, 0 to 255. */
    decimals: number
    /** Empty if the contract has none. It never identifies a token. */
    name: string
    /** Empty if the contract has none. It never identifies a token. */
    symbol: string
    /** Balance in base units. */
    value: bigint
  }
  type ErrorType =
    | ChainNotSupportedError
    | InvalidCaipChainIdError
    | InvalidTokenError
    | UnsupportedChainError
    | getKitError.ReturnType
    | requireAccount.ErrorType
}

async function readEvm(
  kit: Kit,
  parameters: {
    address: Address
    caipNetworkId: string
    contract: Address | undefined
  },
): Promise<bigint> {
  const { address, caipNetworkId, contract } = parameters
  const client = getEvmClient(kit, { chainId: toEvmChainId(caipNetworkId) })
  if (!contract)
    return hexToBigInt(
      await client.request({
        method: 'eth_getBalance',
        params: [address, 'latest'],
      }),
    )
  const answer = await callContract(client, {
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    }),
    to: contract,
  })
  if (!isHex(answer) || answer.length !== 66)
    throw new InvalidTokenError({ token: contract })
  return hexToBigInt(answer)
}

async function readSolana(
  kit: Kit,
  parameters: {
    address: string
    caipNetworkId: string
    mint: string | undefined
    signal: AbortSignal | undefined
  },
): Promise<bigint> {
  const { address, caipNetworkId, mint, signal } = parameters
  if (!kit.solana || !isSolanaNetwork(caipNetworkId))
    throw new UnsupportedChainError({ chain: caipNetworkId })
  const held = await kit.solana.getBalances({ address, caipNetworkId, signal })
  return held.find((row) => row.address === mint)?.amount ?? 0n
}
