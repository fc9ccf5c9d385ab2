import type { OnrampCurrency } from '../../core/onramp/onramp.js'

/** Whether what is bought is the coin of its networks, which has a mark. */
export function isCoin({ networks }: OnrampCurrency): boolean {
  return (
    networks.length > 0 &&
    networks.every(({ contractAddress }) => contractAddress === '')
  )
}
