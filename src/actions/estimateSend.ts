import type { getTransactionError } from '../core/errors/getTransactionError.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'
import type {
  EstimateSendParameters,
  EstimateSendResult,
} from './send/types.js'

/**
 * What a send would cost in network fees now: the gas of this very
 * transaction, times the highest fee per gas (EIP-1559) it would be sent with.
 * It is an upper bound as long as the network stays as it is.
 *
 * On Solana: the fee of the signature, the price of the compute units, and the
 * rent of the receiver's token account when that has to be opened.
 *
 * @param parameters.token - `native`, the contract's or mint's address, or
 * CAIP-19
 * @param parameters.to - receiver, or a name of the kit on EVM chains
 * @param parameters.toAddress - the address that the name leads to, which
 * saves asking for it
 * @param parameters.amount - decimal text in whole tokens; default none, for
 * what moving the token costs at all
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.solana - compute budget on Solana, as for `sendToken`
 * @throws the errors of `sendToken` about its parameters and the connection
 * @throws TransactionError when the network would refuse the transaction
 * @throws ApiError when the network cannot be asked
 *
 * @example
 * const { feeText } = await estimateSend(kit, { token: 'native', to, amount: '1.5' })
 */
export async function estimateSend(
  kit: Kit,
  parameters: estimateSend.Parameters,
): Promise<estimateSend.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    account: 'string | undefined',
    amount: 'string | undefined',
    chainId: 'number | string | undefined',
    solana: 'object | undefined',
    to: 'string | undefined',
    toAddress: 'string | undefined',
    token: 'string | undefined',
  })
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.runEstimate(kit, parameters, { accounts, active })
}

export declare namespace estimateSend {
  type Parameters = EstimateSendParameters
  type ReturnType = EstimateSendResult
  type ErrorType = getTransactionError.ReturnType
}
