import type { Address, Chain, Client, Hex, Transport } from 'viem'
import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  hexToString,
} from 'viem'
import type { InvalidCaipChainIdError } from '../core/errors/caip.js'
import type { ChainNotSupportedError } from '../core/errors/chain.js'
import { getKitError } from '../core/errors/getKitError.js'
import { getTransactionError } from '../core/errors/getTransactionError.js'
import {
  InvalidTokenError,
  UnsupportedChainError,
} from '../core/errors/send.js'
import { isSolanaNetwork } from '../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import type { Kit } from '../createKit.js'
import { parseToken } from '../features/balances/parseToken.js'
import { callContract } from '../features/networks/callContract.js'
import { getEvmClient } from '../features/networks/getEvmClient.js'
import { getNamedNetwork } from '../features/payments/getNamedNetwork.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the name, symbol and decimals of a token, read from the chain
 * (ERC-20, SPL) through the app's transports, on Solana through the cluster's
 * node.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; not needed with
 * CAIP-19
 * @throws InvalidTokenError when there is no token at the address
 * @throws ChainNotSupportedError when the chain is not configured
 *
 * @example
 * const { symbol, decimals } = await getToken(kit, { token, chainId: 1 })
 */
export async function getToken(
  kit: Kit,
  parameters: getToken.Parameters,
): Promise<getToken.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    token: 'string',
  })
  try {
    const named = getNamedNetwork(parameters)
    if (isSolanaNetwork(named)) {
      if (!kit.solana) throw new UnsupportedChainError({ chain: named })
      const { token } = parameters
      const found = await kit.solana.getToken({ token, caipNetworkId: named })
      return { ...found, chainId: found.caipNetworkId }
    }
    const { address, caipNetworkId } = parseToken(parameters.token)
    const network = caipNetworkId ?? parameters.chainId
    if (network === undefined) throw new UnsupportedChainError({ chain: '' })
    const chainId = toEvmChainId(network)
    const client = getEvmClient(kit, { chainId })
    if (!address)
      return { address, chainId, ...pick(client.chain.nativeCurrency) }
    const [decimals, symbol, name] = await Promise.all([
      readDecimals(client, address),
      readText(client, address, 'symbol'),
      readText(client, address, 'name'),
    ])
    return { address, chainId, decimals, name, symbol }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getToken {
  type Parameters = {
    token: string
    chainId?: number | string | undefined
  }
  type ReturnType = {
    /** `undefined` for the native coin. */
    address: string | undefined
    /** Chain ID of an EVM network, or CAIP-2 ID of a Solana cluster. */
    chainId: number | SolanaNetworkId
    /** Decimals, 0 to 255. */
    decimals: number
    /** Empty if the contract has none. It never identifies a token. */
    name: string
    /** Empty if the contract has none. It never identifies a token. */
    symbol: string
  }
  type ErrorType =
    | ChainNotSupportedError
    | InvalidCaipChainIdError
    | InvalidTokenError
    | getKitError.ReturnType
}

function pick({ decimals, name, symbol }: Chain['nativeCurrency']) {
  return { decimals, name, symbol }
}

async function read(
  client: Client<Transport, Chain>,
  to: Address,
  functionName: 'decimals' | 'symbol' | 'name',
): Promise<Hex | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName })
  try {
    return await callContract(client, { data, to })
  } catch (error) {
    // A contract that reverts is not a token; an unreachable node is an error.
    const { code } = getTransactionError(error)
    if (code === 'EXECUTION_REVERTED') return undefined
    throw error
  }
}

async function readDecimals(client: Client<Transport, Chain>, token: Address) {
  const data = await read(client, token, 'decimals')
  // 32 bytes with a number from 0 to 255.
  if (!data || !/^0x0{62}[0-9a-f]{2}$/i.test(data))
    throw new InvalidTokenError({ token })
  return Number(BigInt(data))
}

async function readText(
  client: Client<Transport, Chain>,
  token: Address,
  functionName: 'symbol' | 'name',
) {
  const data = await read(client, token, functionName)
  if (!data) return ''
  try {
    return decodeFunctionResult({ abi: erc20Abi, data, functionName })
  } catch {
    // Early tokens return 32 bytes of text instead of a string.
    return data.length === 66 ? hexToString(data, { size: 32 }) : ''
  }
}
