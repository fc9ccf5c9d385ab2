import { type Address, type Hex, isAddressEqual, parseAbi } from 'viem'
import { decodeCall } from '../decode/decodeCall.js'
import { decodeNftCall } from '../decode/decodeNftCall.js'
import { decodeSwap } from '../decode/decodeSwap.js'
import { decodeGrant } from '../transaction/decodeGrant.js'
import { unique } from './collectQuestions.js'
import type { Question } from './question.js'

/** Of a token, or of a collection: the number is an amount or an id. */
const moveAbi = parseAbi([
  'function transferFrom(address from, address to, uint256 number)',
])

/** What calls say they do, by their own bytes. */
export type Claim = {
  account: Address
  /** Whether all of it could be read, so that nothing else may happen. */
  isWhole: boolean
  /** Contracts of calls that cannot be read; they may be tokens. */
  unread: readonly Address[]
  /** Of the coin, what they pay at most. */
  value: bigint
  /** Base units that leave, by token in lower case. */
  pays: ReadonlyMap<string, bigint>
  transfers: readonly { token: Address; to: Address; units: bigint }[]
  allowances: readonly {
    token: Address
    spender: Address
    /** Whether it adds to what was allowed before. */
    isMore: boolean
    units: bigint
  }[]
  /** Who may take all of a collection. */
  operators: readonly { token: Address; operator: Address }[]
  /** Items of collections that leave: one id, and how many of it. */
  items: readonly {
    kind: 'items' | 'nft'
    token: Address
    id: bigint
    count: bigint
  }[]
  /** Of tokens, what words for calls that nobody can read are about. */
  named: readonly { token: Address; units: bigint }[]
  /** What swaps give at least; `undefined` is the coin. */
  receives: readonly { token: Address | undefined; units: bigint }[]
}

type Call = { to: Address | undefined; data: Hex; value: bigint }

/** Reads what calls say they do; what nobody can read is left out. */
export function readClaim(
  calls: readonly Call[],
  account: Address,
  named: Claim['named'] = [],
): Claim {
  const parts = calls.map((call) => readCall(call, account))
  const pays = new Map<string, bigint>()
  const transfers = parts.flatMap((part) => part?.transfers ?? [])
  const paid = [...transfers, ...parts.flatMap((part) => part?.pays ?? [])]
  for (const { token, units } of paid) {
    const key = token.toLowerCase()
    pays.set(key, (pays.get(key) ?? 0n) + units)
  }
  return {
    account,
    isWhole: parts.every((part) => part !== undefined),
    named,
    unread: calls.flatMap(({ to }, index) => (to && !parts[index] ? to : [])),
    value: calls.reduce((sum, { value }) => sum + value, 0n),
    pays,
    transfers,
    allowances: parts.flatMap((part) => part?.allowances ?? []),
    operators: parts.flatMap((part) => part?.operators ?? []),
    items: parts.flatMap((part) => part?.items ?? []),
    receives: parts.flatMap((part) => part?.receives ?? []),
  }
}

/** What to ask about whatever is logged. */
export function toClaimQuestions({
  account,
  allowances,
  items,
  operators,
  pays,
  receives,
  transfers,
  unread,
}: Claim): readonly Question[] {
  const balance = (token: Address, owner = account): Question => ({
    ...{ kind: 'balance', token, owner },
  })
  return unique([
    ...[...pays.keys()].map((token) => balance(token as Address)),
    ...allowances.map(
      ({ spender, token }): Question => ({
        ...{ kind: 'allowance', token, spender },
      }),
    ),
    ...operators.map(
      ({ operator, token }): Question => ({
        ...{ kind: 'operator', token, operator },
      }),
    ),
    ...items.map(({ id, kind, token }): Question => ({ id, kind, token })),
    ...receives.flatMap(({ token }) => (token ? balance(token) : [])),
    ...transfers.map(({ to, token }) => balance(token, to)),
    // Coins that are wrapped, and shares of vaults, come without a log.
    ...unread.map((token) => balance(token)),
  ])
}

type Part = {
  transfers?: Claim['transfers']
  allowances?: Claim['allowances']
  operators?: Claim['operators']
  items?: Claim['items']
  receives?: Claim['receives']
  pays?: readonly { token: Address; units: bigint }[]
}

function readCall(
  { data, to, value }: Call,
  account: Address,
): Part | undefined {
  if (!to) return undefined
  if (data === '0x') return {}
  const swap = decodeSwap(data, value)
  if (swap) {
    const { amountIn, amountOutMin, isNativeIn, isNativeOut, path } = swap
    const token = isNativeOut ? undefined : path.at(-1)
    return {
      pays: isNativeIn ? [] : [{ token: path[0], units: amountIn }],
      receives: isAddressEqual(swap.receiver, account)
        ? [{ token, units: amountOutMin }]
        : [],
    }
  }
  const sent = decodeNftCall(data)
  if (sent) {
    // Of others, nobody can tell here what else it takes.
    if (!isAddressEqual(sent.from, account)) return undefined
    const kind = sent.isSingle ? ('nft' as const) : ('items' as const)
    return { items: sent.items.map((item) => ({ ...item, kind, token: to })) }
  }
  const moved = decodeCall(moveAbi, data)
  if (moved) {
    const [from, receiver, number] = moved.args
    // guard: moved by others
    if (!isAddressEqual(from, account) || isAddressEqual(receiver, account))
      return {}
    return {
      items: [{ kind: 'nft', token: to, id: number, count: 1n }],
      pays: [{ token: to, units: number }],
    }
  }
  const call = decodeGrant(data)
  if (!call) return undefined
  if (call.functionName === 'setApprovalForAll')
    return {
      operators: call.args[1] ? [{ token: to, operator: call.args[0] }] : [],
    }
  const [other, units] = call.args
  const isMore = call.functionName === 'increaseAllowance'
  return call.functionName === 'transfer'
    ? { transfers: [{ token: to, to: other, units }] }
    : { allowances: [{ token: to, spender: other, isMore, units }] }
}

/** How many of an item leave. */
export function countItems(
  { items }: Claim,
  { id, token }: Extract<Question, { kind: 'items' | 'nft' }>,
): bigint {
  return items
    .filter((item) => item.id === id && isAddressEqual(item.token, token))
    .reduce((sum, { count }) => sum + count, 0n)
}
