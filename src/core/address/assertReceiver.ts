import {
  InvalidReceiverError,
  UnsupportedChainError,
  WrongNamespaceError,
} from '../errors/send.js'
import { isEvmAddress } from './isEvmAddress.js'
import { isSolanaAddress } from './isSolanaAddress.js'

/**
 * Asserts that a receiver can be paid in a namespace.
 *
 * Standard: EIP-55. A mixed-case EVM address with a wrong checksum is most
 * likely mistyped and is rejected. So is an address with surrounding
 * whitespace.
 *
 * @param namespace - `eip155` or `solana`
 * @param address - receiver address
 * @throws WrongNamespaceError when it is an address of the other namespace
 * @throws InvalidReceiverError when it is malformed or its checksum is wrong
 * @throws UnsupportedChainError when the namespace does not support sending
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
