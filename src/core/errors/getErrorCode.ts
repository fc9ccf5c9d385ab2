import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'

/** Codes of a user rejection in wallets and their libraries. */
const refusals: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED']

/**
 * Returns the code of an error: the `code` of a `KitError`, or the number of a
 * wallet error (EIP-1193, EIP-1474). Unless the error is a `KitError`, a user
 * rejection is 4001 wherever the wallet nests it. Does not depend on viem.
 *
 * @returns `undefined` when no error in the chain has a code
 *
 * @example
 * getErrorCode(error) === 4001 // declined
 */
export function getErrorCode(error: unknown): string | number | undefined {
  if (error instanceof KitError) return error.code
  const chain = getErrorChain(error)
  const items = chain.flatMap((item) => [item, ...getNested(item)])
  if (items.some((item) => refusals.includes(getMember(item, 'code'))))
    return 4001
  const kit = chain.find((item) => item instanceof KitError)
  if (kit) return kit.code
  for (const item of items) {
    const code = getMember(item, 'code')
    // viem uses -1 for unknown errors.
    if (typeof code === 'number' && code !== -1) return code
  }
  return undefined
}

/** Places where wallets nest the error of the user's response. */
function getNested(error: unknown): readonly unknown[] {
  return [
    getMember(getMember(error, 'data'), 'originalError'),
    getMember(getMember(error, 'info'), 'error'),
    getMember(error, 'error'),
  ]
}
