import { foldCase } from '../../core/address/foldCase.js'
import { OnrampUrlRefusedError } from '../../core/errors/onramp.js'

/** Query parameters in which providers' URLs name the receiving account. */
const names = ['address', 'addresses', 'destinationWallets'] as const

/**
 * Asserts that a provider's URL delivers to the account. Replaces its
 * `walletAddress`; any other parameter that names a receiver must contain only
 * the account.
 *
 * @throws OnrampUrlRefusedError
 */
export function assertOnrampReceiver(url: URL, address: string): void {
  const { searchParams } = url
  if (searchParams.has('walletAddress'))
    searchParams.set('walletAddress', address)
  for (const name of names)
    for (const text of searchParams.getAll(name)) {
      const found = text.match(/0x[0-9a-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44}/gi)
      const isOwn = found?.every((one) => foldCase(one) === foldCase(address))
      if (!isOwn)
        throw new OnrampUrlRefusedError({ reason: 'It pays somebody else.' })
    }
}
