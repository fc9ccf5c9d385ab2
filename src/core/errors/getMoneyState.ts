import { KitError } from './base.js'
import { getErrorChain } from './getErrorChain.js'
import { getErrorCode } from './getErrorCode.js'
import { unsentCodes } from './unsentCodes.js'

/**
 * What a failure means for the money: `no`, nothing has left; `yes`, it was
 * sent; `unknown`, it may be on its way and must not be sent again unlooked.
 *
 * @returns `undefined` where no money was in play, or nothing is known of it
 *
 * @example
 * getMoneyState(error) === 'no' // trying again is safe
 */
export function getMoneyState(error: unknown): KitError['sentToNetwork'] {
  const kit = getErrorChain(error).find((item) => item instanceof KitError)
  if (kit?.sentToNetwork) return kit.sentToNetwork
  return unsentCodes.includes(getErrorCode(error)) ? 'no' : undefined
}
