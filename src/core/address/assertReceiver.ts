import {
  InvalidReceiverError,
  UnsupportedChainError,
  WrongNamespaceError,
} from '../errors/send.js'
import { isEvmAddress } from './isEvmAddress.js'
import { isSolanaAddress } from './isSolanaAddress.js'

/**
 * Refuses a receiver that cannot be paid on this kind of network.
 *
 * Standard: EIP-55. A mixed-case EVM address whose checksum is wrong is most
 * likely mistyped, so it is refused; blanks around an address are, too.
 *
 * @param namespace - `eip155` or `solana`
 * @param address - what was given as the receiver
 * @throws WrongNamespaceError when it is an address of the other namespace
 * @throws InvalidReceiverError when it is malformed or its checksum is wrong
 * @throws UnsupportedChainError when the namespace has no send
 *
 * @example
 * assertReceiver('eip155', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 */
export function assertReceiver(namespace: string, address: string): void {
  if (namespace !== 'eip155' && namespace !== 'solana')
    throw new UnsupportedChainError({ chain: namespace })
  const isEvm = isEvmAddress(address)
  const isSolana = isSolanaAddress(address)
  if (namespace === 'eip155' ? isSolana : isEvm)
    throw new WrongNamespaceError({ address, namespace })
  if (!isEvm && !isSolana)
    throw new InvalidReceiverError({ address: toText(address) })
  if (isEvm && !isEvmAddress(address, { strict: true }))
    throw new InvalidReceiverError({
      address,
      details: `The checksum of ${address} is wrong: a character may be mistyped.`,
    })
}

export declare namespace assertReceiver {
  type ErrorType =
    | InvalidReceiverError
    | UnsupportedChainError
    | WrongNamespaceError
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : `a value of type ${typeof value}`
}
