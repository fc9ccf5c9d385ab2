import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getErrorCode } from './getErrorCode.js'
import { unsentCodes } from './unsentCodes.js'

/**
 * Returns what a failure means for the money. `no`: nothing was sent. `yes`:
 * it was sent. `unknown`: it may have been sent; check before sending again.
 *
 * @returns `undefined` when no money was involved or the state is not known
 *
 * @example
 * getMoneyState(error) === 'no' // trying again is safe
 */
export function getMoneyState(error: unknown): KitError['sentToNetwork'] {
  const kit = getErrorChain(error).find((item) => item instanceof KitError)
  if (kit?.sentToNetwork) return kit.sentToNetwork
  return unsentCodes.includes(getErrorCode(error)) ? 'no' : undefined
}
