import type { Part } from './part.js'

type Payment = Part & {
  payment: NonNullable<Part['payment']>
  /** The lines of what goes along with it. */
  extras?: Part['rows']
}

/**
 * The one payment of a transaction that does nothing else, but for a note and
 * the token account that it goes into. Otherwise `undefined`.
 */
export function pickPayment(parts: readonly Part[]): Payment | undefined {
  const payments = parts.filter(isPayment)
  const [payment] = payments
  if (!payment || payments.length > 1) return
  const others = parts.filter((part) => part !== payment)
  const companions = others.flatMap(({ companion }) => companion ?? [])
  if (companions.length !== others.length) return
  const made = companions.filter(({ account }) => account !== undefined)
  if (made.length > 1) return
  if (made.some(({ account }) => account !== payment.payment.account)) return
  return {
    ...payment,
    extras: companions.flatMap(({ rows }) => rows),
    warnings: [
      ...payment.warnings,
      ...companions.flatMap(({ warnings }) => warnings),
    ],
  }
}

function isPayment(part: Part): part is Payment {
  return part.payment !== undefined
}
