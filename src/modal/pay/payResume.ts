import { getMember } from '../../core/errors/getMember.js'
import { isPageUrl } from '../../core/url.js'
import type { PayFlow, PaySession } from './payFlowAtom.js'

/** What is kept of a payment that a reload interrupts. */
export type PayResume = Pick<PayFlow, 'quote' | 'request' | 'session'>

/** Returns what to keep of a payment, unless it has ended. */
export function toPayResume(flow: PayFlow): PayResume | undefined {
  const { quote, request, result, session } = flow
  if (!request || result) return undefined
  return { quote, request, session }
}

/**
 * Reads a kept payment. Its request and quote are checked like those of an app
 * before they are used.
 */
export function readPayResume(value: unknown): PayResume | undefined {
  const request = toObject<PayResume['request']>(getMember(value, 'request'))
  if (!request) return undefined
  const session = getMember(value, 'session')
  return {
    quote: toObject<PayResume['quote']>(getMember(value, 'quote')),
    request,
    session: isSession(session) ? session : undefined,
  }
}

function toObject<value>(value: unknown): value | undefined {
  const isObject = typeof value === 'object' && value !== null
  return isObject ? (value as value) : undefined
}

function isSession(value: unknown): value is PaySession {
  if (typeof value !== 'object' || value === null) return false
  const session = value as { [key in keyof PaySession]?: unknown }
  const { exchangeId, imageUrl, name, paymentId, sessionId, startedAt, url } =
    session
  return (
    [exchangeId, name, paymentId, sessionId].every(isText) &&
    typeof session.isDeposit === 'boolean' &&
    Number.isSafeInteger(startedAt) &&
    (imageUrl === undefined || typeof imageUrl === 'string') &&
    (url === undefined || (typeof url === 'string' && isPageUrl(url)))
  )
}

function isText(value: unknown) {
  return typeof value === 'string' && value !== ''
}
