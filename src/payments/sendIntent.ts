import { isDigits } from '../core/storage/isDigits.js'
import { toInteger } from '../core/storage/toInteger.js'
import type { SwapLabel } from '../core/swap/swapLabel.js'

/** A send whose fate is not known yet, kept until it is looked up. */
export type SendIntent = {
  id: string
  /** CAIP-2 network the send was made for. */
  caipNetworkId: string
  from: string
  to: string
  /** Calldata as 0x-hex, `undefined` for the native coin. */
  data: string | undefined
  /** Name that the receiver was given by. */
  name?: string | undefined
  /** Native amount in base units, decimal digits. */
  value: string
  nonce: number
  /** The transaction was seen on the network, so that its nonce is certain. */
  isSeen?: boolean | undefined
  /**
   * Neither the app's node nor the wallet's own has ever had it, and its nonce
   * is free.
   */
  isNotAccepted?: boolean | undefined
  /** The transaction is a swap, not the approval before it. */
  swap?: SwapLabel | undefined
  /** The user has seen how it ended. */
  isTold?: boolean | undefined
  /** Block height before submission, decimal digits. */
  fromBlock: string
  /** Transaction hash once the wallet has told it. */
  hash: string | undefined
  /** When it was handed over or its answer got lost, in epoch milliseconds. */
  createdAt: number
}

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
    (intent.name === undefined || isText(intent.name, /^[-.a-z0-9]{1,128}$/)) &&
    isDigits(intent.value) &&
    toInteger(intent.nonce) !== undefined &&
    isDigits(intent.fromBlock) &&
    (intent.hash === undefined || isWord(intent.hash)) &&
    toInteger(intent.createdAt) !== undefined
  )
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** Ids, hashes and addresses of any network. */
function isWord(value: unknown): value is string {
  return isText(value, /^[-_a-zA-Z0-9]{1,128}$/)
}
