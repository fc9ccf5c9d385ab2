import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getMember } from './getMember.js'
import { isDecline } from './isDecline.js'
import { listErrors } from './listErrors.js'

/**
 * Returns the code of an error: the `code` of a `KitError`, or the number of a
 * wallet error (EIP-1193, EIP-1474). Unless the error is a `KitError`, a user
 * rejection is 4001 wherever the wallet nests it, also of wallets that only
 * say so in words. Does not depend on viem.
 *
 * @returns `undefined` when no error in the chain has a code
 *
 * @example
 * getErrorCode(error) === 4001 // declined
 */
export function getErrorCode(error: unknown): string | number | undefined {
  if (error instanceof KitError) return error.code
  const items = listErrors(error)
  if (items.some(isDecline)) return 4001
  const kit = getErrorChain(error).find((item) => item instanceof KitError)
  if (kit) return kit.code
  for (const item of items) {
    const code = getMember(item, 'code')
    // viem uses -1 for unknown errors.
    if (typeof code === 'number' && code !== -1) return code
  }
  return undefined
}
