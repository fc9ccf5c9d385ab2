import { type Address, isAddressEqual } from 'viem'
import { formatTime } from '../../core/format/formatTime.js'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { FrameRouter } from '../../node/loadConfig.js'
import type { ReadToken } from '../../node/readToken.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import type { Row } from '../../ui/view.js'
import type { Action } from './action.js'
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
  const { contract, currency, readToken, routers, strings } = parameters
  const { actions, labels } = strings
  const { amountIn, amountOutMin, isNativeIn, isNativeOut, path } = swap
  const tokens = await Promise.all(path.map(readToken))
  const paid = isNativeIn ? currency : tokens[0]
  const received = isNativeOut ? currency : tokens.at(-1)
  if (!paid || !received) return undefined
  const router = findRouter(routers, contract)
  // Only of a known exchange is it certain that it keeps to the minimum.
  const [minimum, through] = router
    ? [labels.receiveAtLeast, labels.exchange]
    : [labels.asksAtLeast, labels.contract]
  const text = formatUnitsText(amountOutMin, received)
  return {
    action: actions.swap,
    amount: formatUnitsText(amountIn, paid),
    amountCost: {
      address: isNativeIn ? undefined : path[0],
      decimals: paid.decimals,
      units: amountIn,
    },
    rows: [
      { ...textRow(minimum, text), testId: 'minimum' },
      receiverRow(labels.receiver, swap.receiver),
      ...path.map((token, index) =>
        toPathRow(labels, swap, token, index, tokens[index]?.symbol),
      ),
      {
        ...addressRow(through, contract),
        note: router?.name,
        testId: 'router',
      },
      textRow(labels.validUntil, formatTime(swap.deadline, labels.noEnd)),
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
    /** What the card speaks. */
    strings: Strings
  }
}

function toPathRow(
  labels: Strings['labels'],
  { isNativeIn, isNativeOut, path }: Swap,
  token: Address,
  index: number,
  symbol: string | undefined,
): Row {
  const isFirst = index === 0
  const isLast = index === path.length - 1
  const isWrapped = (isFirst && isNativeIn) || (isLast && isNativeOut)
  const label = isFirst ? labels.pay : isLast ? labels.receive : labels.via
  return {
    ...addressRow(isWrapped ? labels.wrappedAs : label, token),
    note: symbol,
  }
}

function toWarnings(
  { amountOutMin, deadline, receiver }: Swap,
  { from, now, strings: { warnings } }: describeSwap.Parameters,
  isKnown: boolean,
) {
  const left = Number(deadline) - now / 1_000
  const found: [boolean, string][] = [
    [!isKnown, warnings.unknownExchange],
    [!isAddressEqual(receiver, from), warnings.otherReceiver],
    [amountOutMin === 0n, warnings.noMinimum],
    [left <= 0, warnings.swapExpired],
    [left > USUAL_SECONDS, warnings.longDeadline],
  ]
  return found.filter(([isTrue]) => isTrue).map(([, text]) => text)
}
