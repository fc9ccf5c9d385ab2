import type { Address } from 'viem'
import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants.js'
import { SwapUnsupportedError } from '../../core/errors/swap.js'
import { parseToken } from '../token/parseToken.js'

const caip10 = /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([^:/]{1,128})$/

/**
 * Reads the forms in which a token of a swap can be named: those of
 * `parseToken`, and CAIP-10, which is what lists of tokens have. The native
 * coin also goes by its placeholder.
 *
 * @returns the contract's address, `undefined` for the native coin; and the
 * network, when the form names one
 * @throws InvalidTokenError, InvalidReceiverError, WrongNamespaceError,
 * SwapUnsupportedError
 */
export function parseSwapToken(token: string): {
  address: Address | undefined
  caipNetworkId: string | undefined
} {
  const [, network, plain] = caip10.exec(token) ?? []
  if (network && !network.startsWith('eip155:'))
    throw new SwapUnsupportedError()
  const { address, caipNetworkId = network } = parseToken(plain ?? token)
  const isNative = address?.toLowerCase() === EVM_NATIVE_PLACEHOLDER
  return { address: isNative ? undefined : address, caipNetworkId }
}
