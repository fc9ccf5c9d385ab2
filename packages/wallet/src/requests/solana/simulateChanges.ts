import { HostError } from 'latchkey/frame'
import { encodeBase64 } from '../../core/encodeBase64.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { isTokenProgram } from './isTokenProgram.js'
import { programs } from './programs.js'
import { type Holding, type NodeAccount, readHolding } from './readHoldings.js'
import { unreadable } from './unreadable.js'

/** What becomes of the user's own accounts. */
export type SolanaChange =
  /** Lamports, without the fee. */
  | { kind: 'sol'; before: bigint; after: bigint }
  | {
      kind: 'token'
      before: bigint
      after: bigint
      mint: string
      program: string
    }
  /** Somebody may take more of a token account than before. */
  | {
      kind: 'delegate'
      account: string
      delegate: string
      mint: string
      program: string
      before: bigint
      after: bigint
    }
  /** Somebody else, or a program, controls an account, or may close it. */
  | { kind: 'control'; account: string; authority: string }

export type SolanaOutcome =
  | { status: 'done'; changes: readonly SolanaChange[] }
  | { status: 'reverted' }
  /** `unsupported`: the node cannot simulate. `unknown`: it did not. */
  | { status: 'unsupported' | 'unknown' }

/** What a node takes in one request. */
const ACCOUNTS_MAX = 100

/**
 * Has the frame's own node try out a transaction, with the very bytes that are
 * signed, and compares the user's accounts before and after. Never rejects.
 */
export async function simulateChanges(
  parameters: simulateChanges.Parameters,
): Promise<SolanaOutcome> {
  return simulate(parameters).catch((error: unknown) => ({
    status: isRefusal(error) ? 'unsupported' : 'unknown',
  }))
}

export declare namespace simulateChanges {
  type Parameters = {
    /** Of the transaction; programs are left out. */
    accounts: readonly string[]
    bytes: Uint8Array
    cluster: FrameCluster
    /**
     * Lamports that the user pays for the network, and what the instructions
     * say they pay besides; `undefined` where that cannot be read.
     */
    fee: { least: bigint; most: bigint; said: bigint | undefined }
    rpc: Rpc
    user: string
  }
}

async function simulate(
  parameters: simulateChanges.Parameters,
): Promise<SolanaOutcome> {
  const { bytes, cluster, rpc, user } = parameters
  const named = [...new Set([user, ...parameters.accounts])]
  if (named.length > ACCOUNTS_MAX) return { status: 'unknown' }
  const commitment = 'processed'
  const read = await rpc(cluster, 'getMultipleAccounts', [
    named,
    { commitment, encoding: 'base64' },
  ])
  const before = toAccounts(toMember(read, 'value'), named)
  // Others may be large, and are nobody's own.
  const addresses = named.filter((address) => {
    const account = before.get(address)
    return address === user || !account || isTokenProgram(account.owner)
  })
  const answer = await rpc(cluster, 'simulateTransaction', [
    encodeBase64(bytes),
    {
      ...{ commitment, encoding: 'base64' },
      // The person's signature is still to come.
      sigVerify: false,
      accounts: { addresses, encoding: 'base64' },
    },
  ])
  const value = toMember(answer, 'value')
  const err = toMember(value, 'err')
  // The blockhash has its own check, of a node that may be further.
  if (err === 'BlockhashNotFound') return { status: 'unknown' }
  if (err !== null) return { status: 'reverted' }
  const after = toAccounts(toMember(value, 'accounts'), addresses)
  return {
    status: 'done',
    changes: [
      ...compareSol({ ...parameters, after, before, value }),
      ...compareTokens(before, after, user),
      ...addresses.flatMap((address) =>
        compareControl(address, before.get(address), after.get(address), user),
      ),
    ],
  }
}

type Accounts = ReadonlyMap<string, NodeAccount | undefined>

function compareSol(parameters: {
  after: Accounts
  before: Accounts
  fee: simulateChanges.Parameters['fee']
  user: string
  value: unknown
}): readonly SolanaChange[] {
  const { fee, user, value } = parameters
  const before = parameters.before.get(user)?.lamports ?? 0n
  const rest = parameters.after.get(user)?.lamports ?? 0n
  const paid =
    fee.least === fee.most ? fee.most : (readFee(value) ?? guessFee())
  return [{ kind: 'sol', before, after: rest + paid }]

  /** Some nodes do not say it: what is paid is never shown too low. */
  function guessFee() {
    if (fee.said === undefined) return fee.least
    const other = before - rest - fee.said
    return other < fee.least ? fee.least : other > fee.most ? fee.most : other
  }
}

/** What newer nodes say they have charged. */
function readFee(value: unknown) {
  const { fee } = value as { fee?: unknown }
  return Number.isSafeInteger(fee) ? BigInt(fee as number) : undefined
}

/** Of each token, what all of the user's accounts hold together. */
function compareTokens(
  before: Accounts,
  after: Accounts,
  user: string,
): readonly SolanaChange[] {
  const sums = new Map<string, { from: bigint; to: bigint; program: string }>()
  function add(holding: Holding | undefined, name: 'from' | 'to') {
    if (holding?.owner !== user) return
    const { amount, mint, program } = holding
    const sum = sums.get(mint) ?? { from: 0n, to: 0n, program }
    sums.set(mint, { ...sum, [name]: sum[name] + amount })
  }
  for (const address of after.keys()) {
    add(readHolding(before.get(address)), 'from')
    add(readHolding(after.get(address)), 'to')
  }
  return [...sums].map(([mint, { from, program, to }]) => ({
    ...{ kind: 'token', mint, program },
    ...{ after: to, before: from },
  }))
}

function compareControl(
  address: string,
  before: NodeAccount | undefined,
  after: NodeAccount | undefined,
  user: string,
): readonly SolanaChange[] {
  if (address === user) {
    const authority = after?.owner ?? programs.system
    return authority === (before?.owner ?? programs.system)
      ? []
      : [{ kind: 'control', account: address, authority }]
  }
  const [from, to] = [readHolding(before), readHolding(after)]
  const isOwn = from?.owner === user || to?.owner === user
  if (!to || !isOwn) return []
  const { closeAuthority, delegate, mint, owner, program } = to
  const controls = [
    ...(owner === user ? [] : [owner]),
    ...(closeAuthority &&
    closeAuthority !== user &&
    closeAuthority !== from?.closeAuthority
      ? [closeAuthority]
      : []),
  ].map((authority) => ({
    ...({ kind: 'control', account: address, authority } as const),
  }))
  const old =
    from?.delegate?.address === delegate?.address ? from?.delegate?.units : 0n
  if (!delegate || delegate.units <= (old ?? 0n)) return controls
  return [
    ...controls,
    {
      ...{ kind: 'delegate', account: address, mint, program },
      delegate: delegate.address,
      ...{ after: delegate.units, before: old ?? 0n },
    },
  ]
}

function toAccounts(value: unknown, addresses: readonly string[]): Accounts {
  if (!Array.isArray(value) || value.length !== addresses.length)
    throw unreadable()
  return new Map(
    addresses.map((address, index) => [address, toAccount(value[index])]),
  )
}

function toAccount(value: unknown): NodeAccount | undefined {
  if (value === null) return undefined
  const { data, lamports, owner } = (value ?? {}) as Record<string, unknown>
  const [text, encoding] = Array.isArray(data) ? data : []
  if (typeof owner !== 'string' || !Number.isSafeInteger(lamports))
    throw unreadable()
  if (typeof text !== 'string' || encoding !== 'base64') throw unreadable()
  const bytes = atob(text)
  return {
    data: Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    lamports: BigInt(lamports as number),
    owner,
  }
}

function toMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value))
    throw unreadable()
  return (value as Record<string, unknown>)[name]
}

/** The node's own words, as for a method that it does not have. */
function isRefusal(error: unknown): boolean {
  return error instanceof HostError && typeof error.code === 'number'
}
