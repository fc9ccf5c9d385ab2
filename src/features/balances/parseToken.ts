import type { Address } from 'viem'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { InvalidTokenError } from '../../core/errors/send.js'

/** CAIP-19: network id, asset namespace, asset reference. */
const caip19 =
  /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})\/([-a-z0-9]{3,8}):(\S{1,128})$/

/**
 * Parses the forms in which a token can be named: `native`, the address of its
 * contract, or CAIP-19 (`eip155:1/erc20:0x…`, `eip155:1/slip44:60`).
 *
 * @returns the contract's address, `undefined` for the native coin; and the
 * network, if the form names one
 * @throws InvalidTokenError, InvalidReceiverError, WrongNamespaceError
 */
export function parseToken(token: string): {
  address: Address | undefined
  caipNetworkId: string | undefined
} {
  if (token === 'native')
    return { address: undefined, caipNetworkId: undefined }
  const match = caip19.exec(token)
  if (!match && token.includes('/')) throw new InvalidTokenError({ token })
  const [, caipNetworkId, kind = 'erc20', address = token] = match ?? []
  if (kind === 'slip44' && isNative(caipNetworkId, address))
    return { address: undefined, caipNetworkId }
  if (kind !== 'erc20') throw new InvalidTokenError({ token })
  // A network of another namespace is rejected later, as a network.
  if (!caipNetworkId || caipNetworkId.startsWith('eip155:'))
    assertReceiver('eip155', address)
  return { address: address as Address, caipNetworkId }
}

/**
 * SLIP-44 coin of an EVM chain: Ether's code is valid for every native coin.
 */
function isNative(caipNetworkId: string | undefined, coin: string) {
  if (!caipNetworkId?.startsWith('eip155:')) return /^\d+$/.test(coin)
  if (coin === '60') return true
  return coin === '714' && /^eip155:(56|204)$/.test(caipNetworkId)
}
