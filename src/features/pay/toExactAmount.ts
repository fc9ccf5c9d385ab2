import { PayError } from '../../core/errors/pay.js'

/**
 * Converts an amount of the option form to text. A number is accepted if it is
 * exactly what was written, such as `5` or `0.25`; `0.1` has no exact binary
 * form and must be text.
 *
 * @throws PayError `INVALID_AMOUNT`
 *
 * @example
 * toExactAmount(0.25) // '0.25'
 */
export function toExactAmount(amount: number | string): string {
  if (typeof amount !== 'number') return amount
  const match = /^([0-9]+)(?:\.([0-9]+))?$/.exec(String(amount))
  const [, whole = '', fraction = ''] = match ?? []
  const places = 5n ** BigInt(fraction.length)
  const digits = BigInt(whole + fraction)
  // A decimal fraction is a binary one if its factors of five cancel out.
  const isExact =
    match &&
    digits % places === 0n &&
    digits / places <= BigInt(Number.MAX_SAFE_INTEGER)
  if (isExact) return String(amount)
  throw new PayError({
    code: 'INVALID_AMOUNT',
    details: 'Expected a decimal string: this number is not exact',
  })
}
