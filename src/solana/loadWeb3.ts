import { isModuleMissing } from '../core/errors/isModuleMissing.js'
import { PackageMissingError } from '../core/errors/pairing.js'
import { loadModule } from '../core/loadModule.js'

/**
 * Loads web3.js, on first use.
 *
 * @throws PackageMissingError when it is not installed
 */
export async function loadWeb3() {
  try {
    return await loadModule(() => import('@solana/web3.js'))
  } catch (cause) {
    if (!isModuleMissing(cause)) throw cause
    throw new PackageMissingError({
      cause,
      feature: "Solana's library",
      packages: '@solana/web3.js@^1.98',
    })
  }
}
