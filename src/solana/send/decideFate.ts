import { ApiResponseError } from '../../core/errors/api.js'
import type { SolanaCommitment } from '../../core/ports/solana.js'
import { toInteger } from '../../core/storage/toInteger.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'

/** What one node says about a payment. */
export type Testimony =
  | Landed
  /**
   * Its signature is nowhere in the node's history, its blockhash is invalid,
   * and a finalized block is above the last one that could include it.
   */
  | { status: 'gone' }
  /** It may still land, or the node contradicts itself, the record or time. */
  | { status: 'open' }

export type Landed = {
  status: 'landed'
  commitment: SolanaCommitment
  /** Why the programs have reverted it, else `null`. */
  err: unknown
  hash: string
  slot: number
}

/** Outcome of a payment. */
export type PaymentOutcome =
  | Landed
  /** It has not landed, and can no longer land. */
  | { status: 'expired' }
  /** It may still land. */
  | { status: 'open' }

/** Blocks for which a blockhash is valid. */
export const BLOCKHASH_BLOCKS = 150
const SLOT_MS = 400
/** Slots have been slower for hours, but never by so much on average. */
const MARGIN_MS = 60_000
/** Half of what a slot takes: no cluster has been as fast. */
const LEAST_SLOT_MS = 200
/** How far the node that was read first may have been behind. */
const LAG_SLOTS = 50
/** By then, no signed bytes are valid on a chain that has blocks at all. */
const CLOCK_MS = BLOCKHASH_BLOCKS * SLOT_MS + MARGIN_MS
/** One of the nodes that were to be asked is away: its word may differ. */
const AWAY_MS = 5 * CLOCK_MS
/** A wallet may sign so long after it was asked; older records do not say. */
const APPROVAL_MS = 300_000

/**
 * Decides what has become of a payment. This is the only place that calls one
 * dead (expired, or reverted), and one node never decides it alone: a second
 * one says the same, or the payment's time has passed on our own clock. Nodes
 * that contradict each other leave it open; also a success, which a node that
 * has not seen it yet confirms soon.
 *
 * @param parameters.heard - one for each node of the cluster, `undefined` for
 * a node that has not answered
 */
export function decideFate(parameters: {
  heard: readonly (Testimony | undefined)[]
  intent: SolanaIntent
  now: number
}): PaymentOutcome {
  const { heard, intent, now } = parameters
  const said = heard.filter((one) => one !== undefined)
  const landed = said.filter((one) => one.status === 'landed')
  const made = landed.filter(({ err }) => !err)
  // guard: nodes that know better, or not yet, dispute a success
  if (made.length > 0)
    return made.length === said.length ? pickSurest(made) : { status: 'open' }
  // guard: nobody says that it may still land
  if (said.length === 0 || said.some(({ status }) => status === 'open'))
    return { status: 'open' }
  const isOfOneMind = landed.length === 0 || landed.length === said.length
  if (!isOfOneMind) return { status: 'open' }
  // guard: one node is not enough
  const isBacked =
    said.length > 1 ||
    getAge(intent, now) >= (heard.length > 1 ? AWAY_MS : CLOCK_MS)
  if (!isBacked) return { status: 'open' }
  return landed.length > 0 ? pickSurest(landed) : { status: 'expired' }
}

const ranks = { processed: 0, confirmed: 1, finalized: 2 } as const

function pickSurest(landed: readonly Landed[]) {
  return landed.reduce((one, other) =>
    ranks[other.commitment] > ranks[one.commitment] ? other : one,
  )
}

/** Milliseconds since the wallet has signed; negative if the clock was set. */
function getAge({ createdAt, signedAt }: SolanaIntent, now: number) {
  return now - (signedAt ?? createdAt + APPROVAL_MS)
}

/** A slot, and the block height there, as a node says it. */
export type Progress = { height: number; slot: number }

/**
 * Returns the numbers of a node as they can be recorded.
 *
 * @throws ApiResponseError for others: a record with them would be lost, and
 * the payment made again
 */
export function readProgress({ height, slot }: Progress): Progress {
  const isValid = [height, slot].every((one) => toInteger(one) !== undefined)
  if (isValid) return { height, slot }
  throw new ApiResponseError({ details: `Block ${height}, slot ${slot}` })
}

/**
 * Whether a chain can have come so far since the payment was recorded. Slots
 * take time: a node that is ahead of all clocks is wrong, or the record is.
 */
export function isPossible(parameters: {
  intent: SolanaIntent
  now: number
  progress: Progress
}): boolean {
  const { intent, now, progress } = parameters
  const { lastValidBlockHeight: last = 0 } = intent
  const { at, slot } = getAnchor(intent)
  const most = Math.max(0, now - at) / LEAST_SLOT_MS + LAG_SLOTS
  const blocks = progress.height - (last - BLOCKHASH_BLOCKS)
  return (
    Number.isSafeInteger(progress.height) &&
    Number.isSafeInteger(progress.slot) &&
    // guard: no clock allows this
    blocks <= most &&
    progress.slot - slot <= most
  )
}

/**
 * Whether a record contradicts what a node says now, so that one of both is
 * wrong: the numbers of a record come from a node, too.
 *
 * @param parameters.latest - `lastValidBlockHeight` of the newest blockhash
 */
export function isRefuted(parameters: {
  intent: SolanaIntent
  latest: Progress
  now: number
}): boolean {
  const { intent, latest, now } = parameters
  const { lastValidBlockHeight: last, signedAt = 0 } = intent
  if (last === undefined || now < signedAt) return true
  const { slot } = getAnchor(intent)
  const progress = { ...latest, height: latest.height - BLOCKHASH_BLOCKS }
  return (
    !isPossible({ intent, now, progress }) ||
    // Neither can have gone back. Twice, for bounds with room for a lag.
    latest.height < last - 2 * BLOCKHASH_BLOCKS ||
    latest.slot < slot - BLOCKHASH_BLOCKS
  )
}

/** When the numbers of a record were read, and the slot then. */
function getAnchor({ anchor, createdAt, fromSlot }: SolanaIntent) {
  return anchor ?? { at: createdAt, slot: fromSlot }
}

/** A first node is given so long before others are asked what they know. */
const PATIENCE_MS = 20_000

/** Whether the other nodes of the cluster have to be heard, too. */
export function isToAskOthers(parameters: {
  first: Testimony | undefined
  intent: SolanaIntent
  now: number
}): boolean {
  const { first, intent, now } = parameters
  return first?.status !== 'open' || now - intent.createdAt > PATIENCE_MS
}
