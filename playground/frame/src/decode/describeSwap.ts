import { type Address, isAddressEqual } from 'viem'
import { addressRow } from '../approval/addressRow.js'
import { receiverRow } from '../approval/receiverRow.js'
import { textRow } from '../approval/textRow.js'
import type { Row } from '../approval/view.js'
import type { ReadToken } from '../chain/readToken.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { FrameRouter } from '../loadConfig.js'
import type { Action } from './decodeAction.js'
import type { Swap } from './decodeSwap.js'
import { findRouter } from './findRouter.js'

/** Twenty minutes, and one for clocks that differ. */
const USUAL_SECONDS = 21 * 60

/**
 * What a swap takes and what it gives at least; nothing when a token does not
 * say its decimals, as figures without them would mislead.
 */
export async function describeSwap(
  swap: Swap,
  parameters: describeSwap.Parameters,
): Promise<Action | undefined> {
  const { contract, currency, readToken, routers } = parameters
  const { amountIn, amountOutMin, isNativeIn, isNativeOut, path } = swap
  const tokens = await Promise.all(path.map(readToken))
  const paid = isNativeIn ? currency : tokens[0]
  const received = isNativeOut ? currency : tokens.at(-1)
  if (!paid || !received) return undefined
  const router = findRouter(routers, contract)
  // Only of a known exchange is it certain that it keeps to the minimum.
  const [minimum, through] = router
    ? ['Receive at least', 'Spends through']
    : ['Asks for at least', 'Contract']
  const text = formatUnitsText(amountOutMin, received)
  return {
    action: 'Swap',
    amount: formatUnitsText(amountIn, paid),
    rows: [
      { ...textRow(minimum, text), testId: 'minimum' },
      receiverRow(swap.receiver, 'Receiver'),
      ...path.map((token, index) =>
        toPathRow(swap, token, index, tokens[index]?.symbol),
      ),
      {
        ...addressRow(through, contract),
        note: router?.name,
        testId: 'router',
      },
      textRow('Valid until', formatTime(swap.deadline)),
    ],
    warnings: toWarnings(swap, parameters, router !== undefined),
  }
}

export declare namespace describeSwap {
  type Parameters = {
    /** Account that signs. */
    from: Address
    /** Contract that is called. */
    contract: Address
    currency: { symbol: string; decimals: number }
    readToken: ReadToken
    /** Exchanges that are known on the chain. */
    routers: readonly FrameRouter[]
    /** Unix time in ms. */
    now: number
  }
}

function toPathRow(
  { isNativeIn, isNativeOut, path }: Swap,
  token: Address,
  index: number,
  symbol: string | undefined,
): Row {
  const isFirst = index === 0
  const isLast = index === path.length - 1
  const isWrapped = (isFirst && isNativeIn) || (isLast && isNativeOut)
  const label = isFirst ? 'Pay' : isLast ? 'Receive' : 'By way of'
  return {
    ...addressRow(isWrapped ? 'Wrapped as' : label, token),
    note: symbol,
  }
}

function toWarnings(
  { amountOutMin, deadline, receiver }: Swap,
  { from, now }: describeSwap.Parameters,
  isKnown: boolean,
) {
  const left = Number(deadline) - now / 1_000
  const found: [boolean, string][] = [
    [
      !isKnown,
      'This contract is no exchange that is known here. It may do something else.',
    ],
    [
      !isAddressEqual(receiver, from),
      'What you buy goes to another account, not to yours.',
    ],
    [
      amountOutMin === 0n,
      'No minimum is guaranteed: you may receive next to nothing.',
    ],
    [left <= 0, 'Its time is over: it will fail and only cost the fee.'],
    [
      left > USUAL_SECONDS,
      'It stays valid for more than 20 minutes, so it may happen later, at a worse price.',
    ],
  ]
  return found.filter(([isTrue]) => isTrue).map(([, text]) => text)
}

function formatTime(seconds: bigint) {
  // The last second that a date can hold.
  if (seconds > 8_640_000_000_000n) return 'No end'
  const text = new Date(Number(seconds) * 1_000).toISOString()
  return `${text.slice(0, -5).replace('T', ' ')} UTC`
}
