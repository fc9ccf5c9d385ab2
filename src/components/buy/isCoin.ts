import type { OnrampCurrency } from '../../core/onramp/onramp.js'

/** Returns whether a currency is the native coin on all of its networks. */
export function isCoin({ networks }: OnrampCurrency): boolean {
  return (
    networks.length > 0 &&
    networks.every(({ contractAddress }) => contractAddress === '')
  )
}
