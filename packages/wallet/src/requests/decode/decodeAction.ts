import { type Address, type Hex, size, slice } from 'viem'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { FrameRouter } from '../../node/loadConfig.js'
import type { ReadToken } from '../../node/readToken.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { textRow } from '../../ui/textRow.js'
import type { Described } from '../../ui/view.js'
import type { Action } from './action.js'
import { decodeSwap } from './decodeSwap.js'
import { describeNftCall } from './describeNftCall.js'
import { describeSwap } from './describeSwap.js'
import { describeTokenCall } from './describeTokenCall.js'

/** Words for a call of a contract. Never rejects. */
export type Describe = (call: {
  data: Hex
  to: Address
  value: bigint
}) => Promise<Described | undefined>

/**
 * What a transaction does, from its own bytes and from what the token contract
 * says of itself. Calldata is only given a name when encoding that name again
 * yields the same bytes.
 */
export async function decodeAction(
  parameters: decodeAction.Parameters,
): Promise<Action> {
  const { currency, data, strings, to, value } = parameters
  const { actions, labels, warnings } = strings
  const native = formatUnitsText(value, currency)
  if (!to) return describeCreation(strings, native, value)
  if (data === '0x')
    return {
      action: actions.send,
      amount: native,
      amountCost: { decimals: currency.decimals, units: value },
      rows: [receiverRow(labels.to, to)],
      warnings: [],
    }

  const named = await describeNamed(to, parameters)
  if (!named) {
    const described = await parameters.describe?.({ data, to, value })
    return describeCall(parameters, to, native, described)
  }
  const { action, isPaidInCoins } = named
  if (isPaidInCoins || value === 0n) return action
  return {
    ...action,
    rows: [...action.rows, textRow(labels.alsoSends, native)],
    warnings: [warnings.alsoSends(native), ...action.warnings],
  }
}

export declare namespace decodeAction {
  type Parameters = {
    /** Account that signs. */
    from: Address
    to: Address | undefined
    data: Hex
    value: bigint
    currency: { symbol: string; decimals: number }
    /** Words of the operator for calls that are not known. Default: none. */
    describe?: Describe | undefined
    /** What a collection calls itself. Default: it has no name. */
    readName?: ((address: Address) => Promise<string>) | undefined
    readToken: ReadToken
    /** Exchanges that are known on the chain. Default: none. */
    routers?: readonly FrameRouter[] | undefined
    /** Unix time in ms. Default: now. */
    now?: number | undefined
    /** What the card speaks. */
    strings: Strings
  }
}

/** Nothing for what these decoders do not know. */
async function describeNamed(
  contract: Address,
  parameters: decodeAction.Parameters,
) {
  const { data, now = Date.now(), routers = [], value } = parameters
  const shared = { ...parameters, contract, now, routers }
  const swap = decodeSwap(data, value)
  const action = swap
    ? await describeSwap(swap, shared)
    : ((await describeTokenCall(shared)) ?? (await describeNftCall(shared)))
  return action && { action, isPaidInCoins: swap?.isNativeIn === true }
}

function describeCall(
  { data, strings, value }: decodeAction.Parameters,
  to: Address,
  native: string,
  described: Described | undefined,
): Action {
  const { actions, labels, warnings } = strings
  return {
    action: actions.callContract,
    amount: value > 0n ? native : undefined,
    rows: [
      receiverRow(labels.contract, to),
      size(data) < 4
        ? textRow(labels.data, data)
        : textRow(labels.function, slice(data, 0, 4), labels.bytes(size(data))),
    ],
    ...(described && { described }),
    warnings: [described ? warnings.described : warnings.unknownCall],
  }
}

function describeCreation(
  { actions, labels, warnings }: Strings,
  native: string,
  value: bigint,
): Action {
  return {
    action: actions.createContract,
    amount: value > 0n ? native : undefined,
    rows: [textRow(labels.to, labels.newContract)],
    warnings: [warnings.unknownContract],
  }
}
