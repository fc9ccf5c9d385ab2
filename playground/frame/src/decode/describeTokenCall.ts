import { type Address, type Hex, parseAbi } from 'viem'
import { addressRow } from '../approval/addressRow.js'
import { receiverRow } from '../approval/receiverRow.js'
import type { ReadToken, Token } from '../chain/readToken.js'
import { formatUnitsText } from '../format/formatUnitsText.js'
import type { FrameRouter } from '../loadConfig.js'
import type { Action } from './decodeAction.js'
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
const UNLIMITED = 2n ** 255n

/**
 * What a call of a token or a collection does. Nothing for other calls, for a
 * contract that is no token with decimals, and for bytes that encoding the
 * same call again does not give.
 */
export async function describeTokenCall(
  parameters: describeTokenCall.Parameters,
): Promise<Action | undefined> {
  const { contract: to, data, readToken, routers } = parameters
  const call = decodeCall(tokenAbi, data)
  if (!call) return undefined
  if (call.functionName === 'setApprovalForAll')
    return describeOperator(to, ...call.args)
  const token = await readToken(to)
  if (!token) return undefined
  if (call.functionName === 'transfer')
    return describeTransfer(token, call.args[0], call.args[1])
  if (call.functionName === 'transferFrom')
    return describeTransfer(token, call.args[1], call.args[2], call.args[0])
  return describeAllowance(token, call, findRouter(routers, call.args[0]))
}

export declare namespace describeTokenCall {
  type Parameters = {
    /** Contract that is called. */
    contract: Address
    data: Hex
    readToken: ReadToken
    /** Exchanges that are known on the chain. */
    routers: readonly FrameRouter[]
  }
}

type Call = NonNullable<ReturnType<typeof decodeCall<typeof tokenAbi>>>

function describeTransfer(
  token: Token,
  to: Address,
  amount: bigint,
  from?: Address,
): Action {
  return {
    action: from ? 'Move tokens' : 'Send',
    amount: formatUnitsText(amount, token),
    rows: [
      ...(from ? [addressRow('Out of', from)] : []),
      receiverRow(to),
      addressRow('Token', token.address),
    ],
    warnings:
      to.toLowerCase() === token.address.toLowerCase()
        ? ['The receiver is the token contract itself. Such tokens are lost.']
        : [],
  }
}

function describeAllowance(
  token: Token,
  call: Extract<Call, { functionName: 'approve' | 'increaseAllowance' }>,
  router: FrameRouter | undefined,
): Action {
  const [spender, amount] = call.args
  const isMore = call.functionName === 'increaseAllowance'
  const rows = [
    { ...receiverRow(spender, 'Spender'), note: router?.name },
    addressRow('Token', token.address),
  ]
  if (amount === 0n && !isMore)
    return {
      action: 'Take back an allowance',
      amount: `0 ${token.symbol}`,
      rows,
      warnings: [],
    }
  const isUnlimited = amount >= UNLIMITED
  return {
    action: isMore ? 'Allow more spending' : 'Allow spending',
    amount: isUnlimited
      ? `Unlimited ${token.symbol}`
      : formatUnitsText(amount, token),
    rows,
    warnings: isUnlimited
      ? [`The spender can take all your ${token.symbol}, now and later.`]
      : router
        ? []
        : ['The spender can take this amount whenever it likes.'],
  }
}

function describeOperator(
  to: Address,
  operator: Address,
  isApproved: boolean,
): Action {
  return {
    action: isApproved ? 'Allow all of a collection' : 'Take back an allowance',
    rows: [receiverRow(operator, 'Operator'), addressRow('Collection', to)],
    warnings: isApproved
      ? ['The operator can take everything you hold of this collection.']
      : [],
  }
}
