import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToString,
  isHex,
} from 'viem'
import { cleanText } from '../core/cleanText.js'
import type { Rpc } from './createRpc.js'
import type { FrameChain } from './loadConfig.js'

export type Token = { address: Address; decimals: number; symbol: string }

export type ReadToken = (address: Address) => Promise<Token | undefined>

const SYMBOL_MAX_LENGTH = 12

/**
 * What the contract itself says of its decimals and symbol (ERC-20), or
 * `undefined` when it is not a token with decimals. The symbol is a claim:
 * only the address tells which token it is.
 */
export async function readToken(parameters: {
  rpc: Rpc
  chain: FrameChain
  address: Address
}): Promise<Token | undefined> {
  const { address, chain, rpc } = parameters

  async function read(functionName: 'decimals' | 'symbol') {
    const data = encodeFunctionData({ abi: erc20Abi, functionName })
    const result = await rpc(chain, 'eth_call', [
      { to: address, data },
      'latest',
    ])
    return isHex(result) && result !== '0x' ? result : undefined
  }

  const [decimals, symbol] = await Promise.all([
    read('decimals').catch(ignoreRefusal),
    read('symbol').catch(ignoreRefusal),
  ])
  if (decimals?.length !== 66) return undefined
  // Not decoded as uint8: a contract that answers more must not be cut short.
  const value = BigInt(decimals)
  if (value > 255n) return undefined
  return { address, decimals: Number(value), symbol: toSymbol(symbol) }
}

/** A contract may refuse; a node that is away is another matter. */
function ignoreRefusal(error: unknown): undefined {
  const isRefusal =
    error instanceof Error && 'code' in error && typeof error.code === 'number'
  if (!isRefusal) throw error
}

function toSymbol(result: Hex | undefined) {
  if (!result) return 'tokens'
  try {
    const symbol =
      result.length === 66
        ? hexToString(result, { size: 32 })
        : decodeFunctionResult({
            abi: erc20Abi,
            functionName: 'symbol',
            data: result,
          })
    return cleanText(symbol, SYMBOL_MAX_LENGTH) || 'tokens'
  } catch {
    return 'tokens'
  }
}
