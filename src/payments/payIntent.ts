import { PAID_LIMIT, PAY_INTENTS_LIMIT } from '../core/constants/pay.js'
import { toInteger } from '../core/storage/toInteger.js'
import { isPageUrl } from '../core/url.js'
import type { Records } from './createJournal.js'

/** A payment, kept until its outcome is known, and for a while after. */
export type PayIntent = {
  /** ID of the payment. */
  id: string
  /** Asset, recipient, amount and way of paying, as one text. */
  key: string
  status: 'open' | 'success'
  /** Whether the ID is a random one: the app has given none. */
  isUnnamed?: boolean | undefined
  /** ID of the exchange that pays, and of its session. */
  exchangeId?: string | undefined
  sessionId?: string | undefined
  /** The exchange's page. */
  url?: string | undefined
  /** ID of a transfer between two assets. */
  requestId?: string | undefined
  /** Deposit of that transfer. */
  deposit?: PayDeposit | undefined
  /** Transaction hash or signature, once known. */
  hash?: string | undefined
  /** Whether the wallet was asked, so that a transfer can be this one's. */
  isAsked?: boolean | undefined
  /** Whether that transaction has landed; a service may still have to deliver. */
  isSent?: boolean | undefined
  /** When the success was noted. Unix time in milliseconds. */
  madeAt?: number | undefined
  /** Unix time in milliseconds. */
  createdAt: number
}

/** A deposit at a service that converts it. */
export type PayDeposit = {
  /** Whole tokens, decimal text. */
  amount: string
  /** `native`, or the address of the contract or mint. */
  asset: string
  /** CAIP-2 ID. */
  network: string
  receiver: string
}

/**
 * Records of orders: payments by exchange, with another asset, or with an ID.
 * Successes are kept longer than open ones: an order is paid once.
 */
export const payRecords: Records<PayIntent, Pick<PayIntent, 'key'>> = {
  identify: ({ key }) => key,
  isIntent: isPayIntent,
  key: 'payIntents',
  limit(others, { status }) {
    const keep = (which: PayIntent['status'], limit: number) =>
      others
        .filter((other) => other.status === which)
        .slice(which === status ? 1 - limit : -limit)
    // What is open is dropped last.
    return [...keep('success', PAID_LIMIT), ...keep('open', PAY_INTENTS_LIMIT)]
  },
  toRail: () => 'order',
}

/** Whether a stored value is a complete intent. */
export function isPayIntent(value: unknown): value is PayIntent {
  if (typeof value !== 'object' || value === null) return false
  const intent = value as { [key in keyof PayIntent]?: unknown }
  const { deposit, exchangeId, hash, madeAt, requestId, sessionId, url } =
    intent
  return (
    isText(intent.id) &&
    isText(intent.key) &&
    (intent.status === 'open' || intent.status === 'success') &&
    toInteger(intent.createdAt) !== undefined &&
    [exchangeId, hash, requestId, sessionId].every(
      (text) => text === undefined || isText(text),
    ) &&
    [intent.isAsked, intent.isSent, intent.isUnnamed].every(
      (flag) => flag === undefined || typeof flag === 'boolean',
    ) &&
    (madeAt === undefined || toInteger(madeAt) !== undefined) &&
    (url === undefined || isPage(url)) &&
    (deposit === undefined || isDeposit(deposit))
  )
}

function isDeposit(value: unknown) {
  const deposit = (value ?? {}) as { [key in keyof PayDeposit]?: unknown }
  const { amount, asset, network, receiver } = deposit
  return (
    [asset, network, receiver].every(isText) &&
    isText(amount) &&
    /^[0-9]+(\.[0-9]+)?$/.test(amount)
  )
}

function isPage(value: unknown) {
  return (
    typeof value === 'string' &&
    value.length <= URL_MAX_LENGTH &&
    isPageUrl(value)
  )
}

const URL_MAX_LENGTH = 4096

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 512
}
