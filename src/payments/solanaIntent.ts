import { isDigits } from '../core/storage/isDigits.js'
import { toInteger } from '../core/storage/toInteger.js'
import type { Records } from './createJournal.js'

/** A payment whose outcome is not known yet, kept until it is looked up. */
export type SolanaIntent = {
  id: string
  /** CAIP-2 id of the cluster. */
  caipNetworkId: string
  from: string
  to: string
  /** Name that `to` was resolved from. */
  name?: string | undefined
  /** `undefined` for SOL. */
  mint: string | undefined
  /** Base units as decimal digits. */
  amount: string
  /** What the user has seen, where that is not what base units say. */
  shown?: string | undefined
  /**
   * `sign`: the wallet signs and this package sends, so nothing is sent before
   * `transaction` is recorded. `send`: the wallet does both.
   */
  kind: 'sign' | 'send'
  /** Message the wallet was asked for, base64; only if it sends by itself. */
  message: string | undefined
  /** Signed bytes, base64. */
  transaction: string | undefined
  /** Base58 signature, once it is known. */
  hash: string | undefined
  /** Last block height that can include it; `undefined` if not known. */
  lastValidBlockHeight: number | undefined
  /** Slot before the wallet was asked. */
  fromSlot: number
  /**
   * When `lastValidBlockHeight` was read, and the slot then; otherwise when the
   * record was made. Milliseconds since the epoch.
   */
  anchor?: { at: number; slot: number } | undefined
  /** When the wallet has signed, or was read to have: a time no earlier. */
  signedAt?: number | undefined
  /** Whether the signed bytes may have reached the network. */
  isHandedOver: boolean
  /** Whether the user has seen the outcome. */
  isTold?: boolean | undefined
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** At this limit the largest transactions fill half of a storage item. */
const LIMIT = 64

/** Records of Solana payments. */
export const solanaRecords: Records<SolanaIntent, SolanaIdentity> = {
  // What a token that bears interest shows stays the same while base units grow.
  identify: ({ amount, caipNetworkId, from, mint, shown, to }) =>
    [
      ...[caipNetworkId, from, to, mint ?? 'native'],
      shown === undefined ? amount : `shown ${shown}`,
    ].join(),
  isIntent: isSolanaIntent,
  key: 'solanaIntents',
  limit: LIMIT,
  toRail: () => 'solana',
}

export type SolanaIdentity = Pick<
  SolanaIntent,
  'amount' | 'caipNetworkId' | 'from' | 'mint' | 'shown' | 'to'
>

/** Whether a stored value is a valid intent. */
export function isSolanaIntent(value: unknown): value is SolanaIntent {
  if (typeof value !== 'object' || value === null) return false
  const intent = value as { [key in keyof SolanaIntent]?: unknown }
  return (
    isText(intent.id, /^[-a-zA-Z0-9]{1,64}$/) &&
    isText(intent.caipNetworkId, /^solana:[-_a-zA-Z0-9]{1,32}$/) &&
    isBase58(intent.from) &&
    isBase58(intent.to) &&
    (intent.name === undefined || isText(intent.name, anyName)) &&
    (intent.mint === undefined || isBase58(intent.mint)) &&
    isDigits(intent.amount) &&
    (intent.shown === undefined || isText(intent.shown, /^[\d.]{1,300}$/)) &&
    (intent.kind === 'sign' || intent.kind === 'send') &&
    (intent.message === undefined || isBase64(intent.message)) &&
    (intent.transaction === undefined || isBase64(intent.transaction)) &&
    (intent.hash === undefined || isBase58(intent.hash)) &&
    (intent.lastValidBlockHeight === undefined ||
      toInteger(intent.lastValidBlockHeight) !== undefined) &&
    toInteger(intent.fromSlot) !== undefined &&
    isAnchor(intent.anchor) &&
    (intent.signedAt === undefined ||
      toInteger(intent.signedAt) !== undefined) &&
    typeof intent.isHandedOver === 'boolean' &&
    toInteger(intent.createdAt) !== undefined
  )
}

/** As it was typed: names have letters of every script, and emoji. */
const anyName = /^\P{Cc}{1,512}$/u

function isAnchor(value: unknown) {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  const { at, slot } = value as { at?: unknown; slot?: unknown }
  return toInteger(at) !== undefined && toInteger(slot) !== undefined
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isBase58(value: unknown) {
  return isText(value, /^[1-9A-HJ-NP-Za-km-z]{32,88}$/)
}

/** A transaction has at most 1,232 bytes. */
function isBase64(value: unknown) {
  return isText(value, /^[+/a-zA-Z0-9]{1,1644}={0,2}$/)
}
