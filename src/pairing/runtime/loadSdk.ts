import { isModuleMissing } from '../../core/errors/isModuleMissing.js'
import { PackageMissingError } from '../../core/errors/pairing.js'
import { PairingUnavailableError } from '../../core/errors/pairingLoad.js'
import type { Sdk } from './sdk.js'

/**
 * Loads WalletConnect's library, half a megabyte.
 *
 * @throws PackageMissingError when it is not installed
 * @throws PairingUnavailableError when its chunk cannot be fetched, or there is
 * no browser
 */
export async function loadSdk(): Promise<Sdk> {
  if (typeof window === 'undefined')
    throw new PairingUnavailableError({ details: 'There is no browser.' })
  try {
    // Inside `try`, or bundlers would fail if it is not installed. Its types
    // declare what is used here as protected.
    return (await import('@walletconnect/ethereum-provider')) as unknown as Sdk
  } catch (cause) {
    if (!isModuleMissing(cause)) throw new PairingUnavailableError({ cause })
    throw new PackageMissingError({
      cause,
      feature: 'WalletConnect',
      packages: '--save-exact @walletconnect/ethereum-provider@2.21.8',
    })
  }
}
