import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  parseAbi,
  size,
  slice,
} from 'viem'
import type { ApprovalView, Row } from '../approval/view.js'
import type { ReadToken, Token } from '../chain/readToken.js'
import { formatUnitsText } from '../format/formatUnitsText.js'

const tokenAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
])

/** From here on an allowance is meant to have no end. */
const UNLIMITED = 2n ** 255n

export type Action = Pick<
  ApprovalView,
  'action' | 'amount' | 'rows' | 'warnings'
>

/**
 * What a transaction does, from its own bytes and from what the token contract
 * says of itself. Calldata is only given a name when encoding that name again
 * yields the same bytes.
 */
export async function decodeAction(
  parameters: decodeAction.Parameters,
): Promise<Action> {
  const { currency, data, readToken, to, value } = parameters
  const native = formatUnitsText(value, currency)
  if (!to) return describeCreation(native, value)
  if (data === '0x')
    return {
      action: 'Send',
      amount: native,
      rows: [receiver(to)],
      warnings: [],
    }

  const call = decodeCall(data)
  const action =
    (call && (await describeTokenCall(call, to, readToken))) ??
    describeCall(to, data, native, value)
  if (!call || value === 0n || action.amount === native) return action
  return {
    ...action,
    rows: [...action.rows, text('Also sends', native)],
    warnings: [`It also sends ${native} to the contract.`, ...action.warnings],
  }
}

export declare namespace decodeAction {
  type Parameters = {
    to: Address | undefined
    data: Hex
    value: bigint
    currency: { symbol: string; decimals: number }
    readToken: ReadToken
  }
}

function decodeCall(data: Hex) {
  try {
    const call = decodeFunctionData({ abi: tokenAbi, data })
    const again = encodeFunctionData({ abi: tokenAbi, ...call })
    return again === data.toLowerCase() ? call : undefined
  } catch {
    return undefined
  }
}

type Call = NonNullable<ReturnType<typeof decodeCall>>

async function describeTokenCall(
  call: Call,
  to: Address,
  readToken: ReadToken,
): Promise<Action | undefined> {
  if (call.functionName === 'setApprovalForAll')
    return describeOperator(to, ...call.args)
  const token = await readToken(to)
  if (!token) return undefined
  if (call.functionName === 'transfer')
    return describeTransfer(token, call.args[0], call.args[1])
  if (call.functionName === 'transferFrom')
    return describeTransfer(token, call.args[1], call.args[2], call.args[0])
  return describeAllowance(token, call)
}

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
      ...(from ? [address('Out of', from)] : []),
      receiver(to),
      address('Token', token.address),
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
): Action {
  const [spender, amount] = call.args
  const isMore = call.functionName === 'increaseAllowance'
  const rows = [
    { ...address('Spender', spender), testId: 'receiver' },
    address('Token', token.address),
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
    warnings: [
      isUnlimited
        ? `The spender can take all your ${token.symbol}, now and later.`
        : 'The spender can take this amount whenever it likes.',
    ],
  }
}

function describeOperator(
  to: Address,
  operator: Address,
  isApproved: boolean,
): Action {
  return {
    action: isApproved ? 'Allow all of a collection' : 'Take back an allowance',
    rows: [
      { ...address('Operator', operator), testId: 'receiver' },
      address('Collection', to),
    ],
    warnings: isApproved
      ? ['The operator can take everything you hold of this collection.']
      : [],
  }
}

function describeCall(
  to: Address,
  data: Hex,
  native: string,
  value: bigint,
): Action {
  return {
    action: 'Call a contract',
    amount: value > 0n ? native : undefined,
    rows: [
      { ...address('Contract', to), testId: 'receiver' },
      size(data) < 4
        ? text('Data', data)
        : text('Function', slice(data, 0, 4), `${size(data)} bytes of data`),
    ],
    warnings: ['What this call does cannot be told from its data.'],
  }
}

function describeCreation(native: string, value: bigint): Action {
  return {
    action: 'Create a contract',
    amount: value > 0n ? native : undefined,
    rows: [text('To', 'A new contract')],
    warnings: ['What the new contract does cannot be told from its data.'],
  }
}

function receiver(value: Address): Row {
  return { ...address('To', value), testId: 'receiver' }
}

function address(label: string, value: Address): Row {
  return { label, value, kind: 'address' }
}

function text(label: string, value: string, note?: string): Row {
  return { label, value, kind: 'text', note }
}
