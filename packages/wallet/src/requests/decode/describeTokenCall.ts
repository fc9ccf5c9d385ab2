import { type Address, type Hex, parseAbi } from 'viem'
import { formatUnitsText } from '../../core/format/formatUnitsText.js'
import type { FrameRouter } from '../../node/loadConfig.js'
import type { ReadToken, Token } from '../../node/readToken.js'
import { addressRow } from '../../ui/addressRow.js'
import type { Strings } from '../../ui/language/translations/english.js'
import { receiverRow } from '../../ui/receiverRow.js'
import { tokenRow } from '../rows/tokenRow.js'
import type { Action } from './action.js'
import { decodeCall } from './decodeCall.js'
import { findRouter } from './findRouter.js'

const tokenAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
])

/** From here on an allowance is meant to have no end. */
export const UNLIMITED = 2n ** 255n

/**
 * What a call of a token or a collection does. Nothing for other calls, for a
 * contract that is no token with decimals, and for bytes that encoding the
 * same call again does not give.
 */
export async function describeTokenCall(
  parameters: describeTokenCall.Parameters,
): Promise<Action | undefined> {
  const { contract: to, data, readToken, routers, strings } = parameters
  const call = decodeCall(tokenAbi, data)
  if (!call) return undefined
  if (call.functionName === 'setApprovalForAll')
    return describeOperator(strings, to, ...call.args)
  const token = await readToken(to)
  if (!token) return undefined
  if (call.functionName === 'transfer')
    return describeTransfer(strings, token, call.args[0], call.args[1])
  if (call.functionName === 'transferFrom')
    return describeTransfer(
      strings,
      token,
      call.args[1],
      call.args[2],
      call.args[0],
    )
  const router = findRouter(routers, call.args[0])
  return describeAllowance(strings, token, call, router)
}

export declare namespace describeTokenCall {
  type Parameters = {
    /** Contract that is called. */
    contract: Address
    data: Hex
    readToken: ReadToken
    /** Exchanges that are known on the chain. */
    routers: readonly FrameRouter[]
    /** What the card speaks. */
    strings: Strings
  }
}

type Call = NonNullable<ReturnType<typeof decodeCall<typeof tokenAbi>>>

function describeTransfer(
  { actions, labels, warnings }: Strings,
  token: Token,
  to: Address,
  amount: bigint,
  from?: Address,
): Action {
  return {
    action: from ? actions.moveTokens : actions.send,
    amount: formatUnitsText(amount, token),
    ...(!from && {
      amountCost: {
        address: token.address,
        decimals: token.decimals,
        units: amount,
      },
    }),
    rows: [
      ...(from ? [addressRow(labels.from, from)] : []),
      receiverRow(labels.to, to),
      tokenRow(labels.token, token),
    ],
    warnings:
      to.toLowerCase() === token.address.toLowerCase()
        ? [warnings.toToken]
        : [],
  }
}

function describeAllowance(
  { actions, amounts, labels, warnings }: Strings,
  token: Token,
  call: Extract<Call, { functionName: 'approve' | 'increaseAllowance' }>,
  router: FrameRouter | undefined,
): Action {
  const [spender, amount] = call.args
  const isMore = call.functionName === 'increaseAllowance'
  const rows = [
    { ...receiverRow(labels.spender, spender), note: router?.name },
    tokenRow(labels.token, token),
  ]
  if (amount === 0n && !isMore)
    return {
      action: actions.revoke,
      amount: `0 ${token.symbol}`,
      rows,
      warnings: [],
    }
  const isUnlimited = amount >= UNLIMITED
  return {
    action: isMore ? actions.allowMore : actions.allow,
    amount: isUnlimited
      ? amounts.unlimited(token.symbol)
      : formatUnitsText(amount, token),
    rows,
    warnings: isUnlimited
      ? [warnings.unlimited(token.symbol)]
      : router
        ? []
        : [warnings.allowance],
  }
}

function describeOperator(
  { actions, labels, warnings }: Strings,
  to: Address,
  operator: Address,
  isApproved: boolean,
): Action {
  return {
    action: isApproved ? actions.allowAll : actions.revoke,
    rows: [
      receiverRow(labels.operator, operator),
      addressRow(labels.collection, to),
    ],
    warnings: isApproved ? [warnings.operator] : [],
  }
}
