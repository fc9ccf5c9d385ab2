import { PENDING_TRANSACTIONS_LIMIT } from '../core/constants/send.js'
import { isDigits } from '../core/storage/isDigits.js'
import { toInteger } from '../core/storage/toInteger.js'
import type { SwapLabel } from '../core/swap/swapLabel.js'
import type { Records } from './createJournal.js'

/** A send whose outcome is unknown, kept until it is looked up. */
export type SendIntent = {
  id: string
  /** CAIP-2 ID of the network of the send. */
  caipNetworkId: string
  from: string
  to: string
  /** Calldata as 0x-prefixed hex, `undefined` for the native token. */
  data: string | undefined
  /** Name that was entered for the receiver. */
  name?: string | undefined
  /** Hash of the app's calls ahead of it, in the same approval. */
  batch?: string | undefined
  /** Native amount in base units, as a decimal string. */
  value: string
  nonce: number
  /**
   * ID of the batch (`wallet_sendCalls`, EIP-5792) this is the last call of.
   * Its outcome is then what the wallet says of the batch.
   */
  callsId?: string | undefined
  /**
   * Whether the transaction was seen on the network, so that its nonce is known
   * for certain.
   */
  isSeen?: boolean | undefined
  /**
   * Whether neither the app's node nor the wallet's node has ever received it,
   * and its nonce is free.
   */
  isNotAccepted?: boolean | undefined
  /** Set if the transaction is a swap, not the approval before it. */
  swap?: SwapLabel | undefined
  /** Whether the user has seen the outcome. */
  isTold?: boolean | undefined
  /** Block number before submission, as a decimal string. */
  fromBlock: string
  /** Transaction hash, once the wallet has returned it. */
  hash: string | undefined
  /**
   * Time of submission, or when its response was lost. Unix time in
   * milliseconds.
   */
  createdAt: number
}

/** Records of EVM payments: transactions, and calls of a wallet. */
export const sendRecords: Records<SendIntent, SendIdentity> = {
  identify: ({ batch, caipNetworkId, data, from, to, value }) =>
    [
      caipNetworkId,
      from,
      to,
      data ?? '',
      value,
      ...(batch ? [batch] : []),
    ].join(),
  isIntent: isSendIntent,
  key: 'sendIntents',
  limit: PENDING_TRANSACTIONS_LIMIT,
  toRail: ({ callsId }) => (callsId === undefined ? 'transaction' : 'calls'),
}

export type SendIdentity = Pick<
  SendIntent,
  'batch' | 'caipNetworkId' | 'data' | 'from' | 'to' | 'value'
>

/** Whether a stored value is a complete intent. */
export function isSendIntent(value: unknown): value is SendIntent {
  if (typeof value !== 'object' || value === null) return false
  const intent = value as { [key in keyof SendIntent]?: unknown }
  return (
    isWord(intent.id) &&
    isText(intent.caipNetworkId, /^[a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/) &&
    isWord(intent.from) &&
    isWord(intent.to) &&
    (intent.data === undefined || isText(intent.data, /^0x[0-9a-fA-F]*$/)) &&
    (intent.name === undefined || isText(intent.name, anyName)) &&
    (intent.callsId === undefined || isWord(intent.callsId)) &&
    (intent.batch === undefined || isWord(intent.batch)) &&
    isDigits(intent.value) &&
    toInteger(intent.nonce) !== undefined &&
    isDigits(intent.fromBlock) &&
    (intent.hash === undefined || isWord(intent.hash)) &&
    toInteger(intent.createdAt) !== undefined
  )
}

/** As it was typed: names of ENS have letters of every script, and emoji. */
const anyName = /^\P{Cc}{1,512}$/u

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** Whether a value is an ID, hash or address of any network. */
function isWord(value: unknown): value is string {
  return isText(value, /^[-_a-zA-Z0-9]{1,128}$/)
}
