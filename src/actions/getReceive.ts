import type { AccountNamespace } from '../core/account/account.js'
import { getKitError } from '../core/errors/getKitError.js'
import { InvalidTokenError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { formatCaipAddress } from '../features/accounts/formatCaipAddress.js'
import { toPaymentUri } from '../features/accounts/toPaymentUri.js'
import { requireAccount } from './account/requireAccount.js'
import { getToken } from './getToken.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns where an account can be paid: its address, its CAIP-10 id, and a
 * payment URI for a QR code or link, which can include a token and an amount.
 *
 * Standards: CAIP-10; EIP-681 (`ethereum:`), Solana Pay (`solana:`).
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use,
 * `eip155` or `solana`
 * @param parameters.amount - decimal text in whole tokens; chosen by the payer
 * by default
 * @param parameters.token - `native`, the address of a contract or mint,
 * CAIP-10 or CAIP-19; default `native`. Its decimals are read from the chain
 * @throws AccountRequiredError without an address or a network
 * @throws InvalidAmountError, TooManyDecimalsError, AmountZeroError
 * @throws InvalidTokenError, InvalidReceiverError, ChainNotSupportedError
 *
 * @example
 * const { paymentUri } = await getReceive(kit, { amount: '1.5' })
 */
export async function getReceive(
  kit: Kit,
  parameters: getReceive.Parameters = {},
): Promise<getReceive.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    amount: 'string | undefined',
    chainId: 'number | string | undefined',
    namespace: 'string | undefined',
    token: 'string | undefined',
  })
  const { address, caipNetworkId } = requireAccount(kit, parameters)
  const { amount, token = 'native' } = parameters
  try {
    const found = await getToken(kit, {
      chainId: caipNetworkId,
      token: toPlain(token, caipNetworkId),
    })
    return {
      address,
      amount,
      caipAddress: formatCaipAddress({ address, caipNetworkId }),
      caipNetworkId,
      paymentUri: toPaymentUri({
        address,
        amount,
        caipNetworkId,
        decimals: found.decimals,
        token: found.address,
      }),
      token: found.address,
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getReceive {
  type Parameters = {
    address?: string | undefined
    amount?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
    token?: string | undefined
  }
  type ReturnType = {
    /** Address to pay to. */
    address: string
    /** Whole tokens as decimal text; `undefined` if the payer chooses. */
    amount: string | undefined
    /** CAIP-10 id of the account. */
    caipAddress: string
    /** CAIP-2 ID of the network. */
    caipNetworkId: string
    /** EIP-681 or Solana Pay. */
    paymentUri: string
    /** Address of the contract or mint, `undefined` for the native coin. */
    token: string | undefined
  }
  type ErrorType =
    | formatCaipAddress.ErrorType
    | getToken.ErrorType
    | getKitError.ReturnType
    | requireAccount.ErrorType
    | toPaymentUri.ErrorType
}

/** Balances use CAIP-10 ids. CAIP-19 names its network as well. */
function toPlain(token: string, caipNetworkId: string) {
  const [, network, address] =
    /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32})[:/](.+)$/.exec(token) ?? []
  if (!network || !address) return token
  if (network !== caipNetworkId) throw new InvalidTokenError({ token })
  return token.includes('/') ? token : address
}
