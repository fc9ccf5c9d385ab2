import { foldCase } from '../address/foldCase.js'
import { OnrampUrlRefusedError } from '../errors/onramp.js'

/** Where the providers' links name the receiving account. */
const names = ['address', 'addresses', 'destinationWallets'] as const

/**
 * Makes sure that the link of a provider's page delivers to the account: its
 * `walletAddress` is replaced, and where it names the receiver in another way,
 * that has to be the account and nobody else.
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
