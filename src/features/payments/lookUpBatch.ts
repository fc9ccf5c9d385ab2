import {
  type Chain,
  type Client,
  type Hash,
  isHash,
  type TransactionReceipt,
  type Transport,
} from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { getMember } from '../../core/errors/getMember.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { isLockHeld } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { hasOperationFailed } from './hasOperationFailed.js'
import { toLockName } from './toLockName.js'

/** Outcome of a batch. */
export type BatchOutcome =
  | { status: 'landed'; hash: Hash; receipt: TransactionReceipt }
  | { status: 'pending'; hash: Hash | undefined }
  /** The wallet has not made it, and will not. */
  | { status: 'notSent' }
  /** The user has cancelled it: this did nothing in its place. */
  | { status: 'cancelled'; receipt: TransactionReceipt }
  /** The outcome cannot be determined. */
  | { status: 'unknown' }

const ANSWER_TIMEOUT_MS = 10_000
/** EIP-5792: the wallet does not know the ID. */
const UNKNOWN_BUNDLE = 5730
/** After this, a request lost by the frame cannot become a batch. */
const FRAME_SETTLE_MS = 12_000

/**
 * Looks up a batch: the wallet says which transaction it became (EIP-5792),
 * and the receipt is read from the chain.
 *
 * @param parameters.connector - `undefined` if the wallet is not connected
 */
export async function lookUpBatch(
  client: Client<Transport, Chain>,
  parameters: lookUpBatch.Parameters,
): Promise<BatchOutcome> {
  const { connector, intent } = parameters
  if (intent.hash) {
    const landed = await readLanded(client, intent.hash as Hash, intent)
    if (landed) return landed
  }
  if (!connector) return { status: 'unknown' }
  try {
    const answer = await askStatus(connector, intent, client.chain.id)
    return await toOutcome(client, answer, intent)
  } catch (error) {
    const isUnknown = getErrorChain(error).some(
      (item) => getMember(item, 'code') === UNKNOWN_BUNDLE,
    )
    if (isUnknown && (await isDropped(connector, intent)))
      return { status: 'notSent' }
    return { status: 'unknown' }
  }
}

export declare namespace lookUpBatch {
  type Parameters = {
    connector: Pick<Connector, 'getProvider' | 'id'> | undefined
    intent: SendIntent
  }
}

function askStatus(
  connector: Pick<Connector, 'getProvider'>,
  { callsId }: SendIntent,
  chainId: number,
): Promise<unknown> {
  const ask = async () => {
    const provider = (await connector.getProvider({ chainId })) as Provider
    return provider.request({
      method: 'wallet_getCallsStatus',
      params: [callsId],
    })
  }
  return withTimeout(ask(), {
    ms: ANSWER_TIMEOUT_MS,
    error: () => new Error('The wallet has not answered'),
  })
}

async function toOutcome(
  client: Client<Transport, Chain>,
  answer: unknown,
  intent: SendIntent,
): Promise<BatchOutcome> {
  const status = getMember(answer, 'status')
  const receipts = getMember(answer, 'receipts')
  const last = Array.isArray(receipts) ? receipts.at(-1) : undefined
  const told = getMember(last, 'transactionHash') ?? intent.hash
  const hash = typeof told === 'string' && isHash(told) ? told : undefined
  if (typeof status !== 'number') return { status: 'unknown' }
  const by = readCancellation(answer)
  if (by) {
    // Whoever says so names what the chain has. guard: cancellation
    const found = await readLanded(client, by, intent)
    return found
      ? { receipt: found.receipt, status: 'cancelled' }
      : { hash: undefined, status: 'pending' }
  }
  if (status >= 400 && status < 500 && !hash) return { status: 'notSent' }
  // What counts is the chain, not the wallet's word.
  const landed = hash && (await readLanded(client, hash, intent))
  if (landed) return landed
  return status < 400 || hash
    ? { status: 'pending', hash }
    : { status: 'unknown' }
}

/** What the embedded wallet has sent in place of the calls. */
function readCancellation(answer: unknown): Hash | undefined {
  const replacement = getMember(
    getMember(answer, 'capabilities'),
    'replacement',
  )
  const hash = getMember(replacement, 'cancelledBy')
  return typeof hash === 'string' && isHash(hash) ? hash : undefined
}

async function readLanded(
  client: Client<Transport, Chain>,
  hash: Hash,
  { from }: SendIntent,
): Promise<Extract<BatchOutcome, { status: 'landed' }> | undefined> {
  try {
    const mined = await getTransactionReceipt(client, { hash })
    const receipt = hasOperationFailed(mined, from)
      ? { ...mined, status: 'reverted' as const }
      : mined
    return { status: 'landed', hash, receipt }
  } catch (error) {
    if (error instanceof Error && error.name.includes('NotFound'))
      return undefined
    throw error
  }
}

/**
 * Whether the embedded wallet was asked by a page that is gone: it drops its
 * approvals with the page. Other wallets may still show the request.
 */
async function isDropped(
  connector: Pick<Connector, 'id'>,
  { createdAt, id }: SendIntent,
) {
  if (connector.id !== AUTH_CONNECTOR_ID) return false
  if (Date.now() - createdAt < FRAME_SETTLE_MS) return false
  return !(await isLockHeld(toLockName(id)))
}

type Provider = {
  request(call: { method: string; params: unknown }): Promise<unknown>
}
