import { PairingUnavailableError } from '../core/errors/pairingLoad.js'
import type { Sdk } from './sdk.js'

/**
 * Loads WalletConnect's library, half a megabyte.
 *
 * @throws PairingUnavailableError when it is not installed, its chunk cannot
 * be fetched, or there is no browser
 */
export async function loadSdk(): Promise<Sdk> {
  if (typeof window === 'undefined')
    throw new PairingUnavailableError({ details: 'There is no browser.' })
  try {
    // Inside of `try`, or bundlers would fail where it is not installed. Its
    // types say that what is used here were protected.
    return (await import('@walletconnect/ethereum-provider')) as unknown as Sdk
  } catch (cause) {
    throw new PairingUnavailableError({
      cause,
      details: 'Is `@walletconnect/ethereum-provider` installed?',
    })
  }
}
