import { type Address, getAddress, type Hex, isAddressEqual } from 'viem'
import { SwapRefusedError } from '../../core/errors/swap.js'
import { type DecodedSwap, decodeSwap } from '../../core/swap/decodeSwap.js'
import { assertBuilt, type BuiltByService } from './assertBuilt.js'

/** Latest deadline of a swap, relative to the block timestamp. */
const SWAP_DEADLINE_MAX_SECONDS = 1_200n

/**
 * Verifies a swap built by the service before the user signs it: account,
 * network and router, fully decoded calldata, both tokens, the exact amount,
 * the account as receiver, at least the displayed minimum, and a near
 * deadline.
 *
 * @param parameters.minimum - base units, from the displayed quote
 * @param parameters.routers - lower-case addresses, from `listSwapRouters`
 * @param parameters.spender - address the source token was approved for
 * @param parameters.time - block timestamp in seconds
 * @param parameters.wrapped - the router's wrapped native token, for swaps
 * from or to the native token
 * @returns the contract, calldata and native value to send
 * @throws SwapRefusedError, whose `reason` says what is wrong
 *
 * @example
 * const { data, to, value } = assertSwapTransaction({ ...request, built, routers, time })
 */
export function assertSwapTransaction(
  parameters: assertSwapTransaction.Parameters,
): assertSwapTransaction.ReturnType {
  const { amount, built, from, routers, spender } = parameters
  const to = assertBuilt(built, parameters)
  if (!routers.includes(to))
    throw new SwapRefusedError({ reason: 'router', details: to })
  if (spender && !isAddressEqual(to, spender))
    throw new SwapRefusedError({ reason: 'spender', details: to })
  const swap = decodeSwap(built.data)
  assertTokens(swap, parameters)
  const value = from ? 0n : amount
  if ((swap.amount ?? value) !== amount)
    throw new SwapRefusedError({ reason: 'amount', details: `${swap.amount}` })
  // For a token source, services set either the paid amount or the native
  // value, which is zero.
  if (built.value !== amount && built.value !== value)
    throw new SwapRefusedError({ reason: 'value', details: `${built.value}` })
  assertOutcome(swap, parameters)
  return { data: swap.data, to: getAddress(to), value }
}

export declare namespace assertSwapTransaction {
  type Parameters = {
    account: Address
    /** Base units of the source token. */
    amount: bigint
    built: BuiltByService
    /** CAIP-2 ID. */
    caipNetworkId: string
    /** `undefined` for the native token. */
    from: Address | undefined
    minimum: bigint
    routers: readonly string[]
    spender?: Address | undefined
    time: bigint
    /** `undefined` for the native token. */
    to: Address | undefined
    wrapped?: Address | undefined
  }
  type ReturnType = { data: Hex; to: Address; value: bigint }
  type ErrorType = SwapRefusedError
}

function assertTokens(
  swap: DecodedSwap,
  asked: Pick<assertSwapTransaction.Parameters, 'from' | 'to' | 'wrapped'>,
) {
  const sides = [
    [swap.from, swap.isNativeIn, asked.from],
    [swap.to, swap.isNativeOut, asked.to],
  ] as const
  for (const [token, isNative, wished] of sides) {
    const isKind = isNative === (wished === undefined)
    // The placeholder needs no check: it stands for the native token itself.
    const expected = isNative && swap.isWrapped ? asked.wrapped : wished
    const isToken = isNative && !swap.isWrapped
    if (!isKind || !(isToken || (expected && isAddressEqual(token, expected))))
      throw new SwapRefusedError({ reason: 'token', details: token })
  }
}

function assertOutcome(
  swap: DecodedSwap,
  asked: Pick<assertSwapTransaction.Parameters, 'account' | 'minimum' | 'time'>,
) {
  const { deadline, minimum, receiver } = swap
  if (!isAddressEqual(receiver, asked.account))
    throw new SwapRefusedError({ reason: 'receiver', details: receiver })
  const isFar =
    deadline !== undefined && deadline > asked.time + SWAP_DEADLINE_MAX_SECONDS
  if (isFar || (deadline !== undefined && deadline < asked.time))
    throw new SwapRefusedError({ reason: 'deadline', details: `${deadline}` })
  // Checked last, because only this can be fixed with a new quote.
  if (minimum < asked.minimum || minimum <= 0n)
    throw new SwapRefusedError({ reason: 'minimum', details: `${minimum}` })
}
