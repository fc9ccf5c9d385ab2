import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  toFunctionSelector,
} from 'viem'
import { EVM_NATIVE_PLACEHOLDER } from '../constants/swap.js'
import { SwapRefusedError } from '../errors/swap.js'
import { oneInchFiveAbi, oneInchSixAbi, uniswapAbi } from './swapAbis.js'

/** What the calldata of a swap does, decoded from the calldata alone. */
export type DecodedSwap = {
  /** Base units to pay; `undefined` if it is the transaction's value. */
  amount: bigint | undefined
  /** Unix time in seconds, if the router has a deadline. */
  deadline: bigint | undefined
  /**
   * Source token. For the native token, the wrapped token or the placeholder.
   */
  from: Address
  isNativeIn: boolean
  isNativeOut: boolean
  /** Whether the native token is encoded as the wrapped token. */
  isWrapped: boolean
  /** Base units the router guarantees. */
  minimum: bigint
  receiver: Address
  to: Address
  /** The calldata in lower case, as nodes return it. */
  data: Hex
}

/** Flags of 1inch v5. Bit 2 has no meaning there but is set by its service. */
const FIVE_FLAGS = [0n, 4n]

/**
 * Decodes the calldata of a swap. Only fully understood calldata is accepted:
 * encoding it again must give the same bytes.
 *
 * Supports the exact-input swaps of Uniswap v2's Router02 and `swap` of
 * 1inch's AggregationRouter v5 and v6, without permits and partial fills,
 * which would guarantee less.
 *
 * @throws SwapRefusedError `calldata`, `options`
 *
 * @example
 * const { minimum, receiver } = decodeSwap(data)
 */
export function decodeSwap(calldata: Hex): DecodedSwap {
  const data = calldata.toLowerCase() as Hex
  const selector = data.slice(0, 10)
  const read = readers.get(selector)
  if (!read)
    throw new SwapRefusedError({ reason: 'calldata', details: selector })
  try {
    const { bytes, ...decoded } = read(data)
    if (bytes !== data)
      throw new SwapRefusedError({ reason: 'calldata', details: 'more bytes' })
    return { ...decoded, data: bytes }
  } catch (cause) {
    if (cause instanceof SwapRefusedError) throw cause
    throw new SwapRefusedError({ reason: 'calldata', cause })
  }
}

type Read = (data: Hex) => Omit<DecodedSwap, 'data'> & { bytes: Hex }

const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  ...uniswapAbi.map((item) => [toFunctionSelector(item), readUniswap] as const),
  [toFunctionSelector(oneInchFiveAbi[0]), readOneInchFive],
  [toFunctionSelector(oneInchSixAbi[0]), readOneInchSix],
])

function readUniswap(data: Hex): ReturnType<Read> {
  const call = decodeFunctionData({ abi: uniswapAbi, data })
  const bytes = encodeFunctionData({ abi: uniswapAbi, ...call } as never)
  const isNativeIn = call.args.length === 4
  const [amount, [minimum, path, receiver, deadline]] =
    call.args.length === 4
      ? [undefined, call.args]
      : [call.args[0], [call.args[1], call.args[2], call.args[3], call.args[4]]]
  const [from, to] = [path[0], path.at(-1)]
  if (!from || !to || path.length < 2)
    throw new SwapRefusedError({ reason: 'token', details: 'no path' })
  const isNativeOut = call.functionName.startsWith('swapExactTokensForETH')
  const isWrapped = isNativeIn || isNativeOut
  const sides = { from, isNativeIn, isNativeOut, isWrapped, to }
  return { ...sides, amount, bytes, deadline, minimum, receiver }
}

function readOneInchFive(data: Hex): ReturnType<Read> {
  const call = decodeFunctionData({ abi: oneInchFiveAbi, data })
  const [, description, permit] = call.args
  if (permit !== '0x')
    throw new SwapRefusedError({ reason: 'options', details: 'a permit' })
  assertFlags(description.flags, FIVE_FLAGS)
  const bytes = encodeFunctionData({ abi: oneInchFiveAbi, args: call.args })
  return { ...readDescription(description), bytes }
}

function readOneInchSix(data: Hex): ReturnType<Read> {
  const call = decodeFunctionData({ abi: oneInchSixAbi, data })
  const [, description] = call.args
  assertFlags(description.flags, [0n])
  const bytes = encodeFunctionData({ abi: oneInchSixAbi, args: call.args })
  return { ...readDescription(description), bytes }
}

function assertFlags(flags: bigint, known: readonly bigint[]) {
  if (!known.includes(flags))
    throw new SwapRefusedError({ reason: 'options', details: `flags ${flags}` })
}

function readDescription(description: {
  srcToken: Address
  dstToken: Address
  dstReceiver: Address
  amount: bigint
  minReturnAmount: bigint
}) {
  const { dstToken: to, srcToken: from } = description
  return {
    amount: description.amount,
    deadline: undefined,
    from,
    isNativeIn: from.toLowerCase() === EVM_NATIVE_PLACEHOLDER,
    isNativeOut: to.toLowerCase() === EVM_NATIVE_PLACEHOLDER,
    isWrapped: false,
    minimum: description.minReturnAmount,
    receiver: description.dstReceiver,
    to,
  }
}
