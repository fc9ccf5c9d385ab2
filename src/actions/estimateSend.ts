import type { getTransactionError } from '../core/errors/getTransactionError.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import type {
  EstimateSendParameters,
  EstimateSendResult,
} from '../features/payments/sendTypes.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Estimates the network fee of a send: the gas of this exact transaction,
 * times the highest price per gas it would be sent with (EIP-1559: twice the
 * base fee and the tip; the gas price on chains without a base fee). It is an
 * upper bound as long as the network conditions do not change. On rollups it
 * includes `dataFee`, what they take for the data of the transaction: that is
 * set when the transaction is included, so it is an estimate there.
 *
 * Where the app's paymaster pays, the fee is 0 and `isSponsored` is set. Where
 * it takes a token, the fee is 0 and `feeToken` says how much at most.
 *
 * On Solana: the signature fee, the priority fee (measured, at most 0.0005 SOL
 * by default), and the rent of the receiver's token account if it has to be
 * created.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19
 * @param parameters.to - receiver address, or a kit name on EVM chains
 * @param parameters.toAddress - address the name resolves to, which saves a
 * lookup
 * @param parameters.amount - decimal text in whole tokens; omit it to estimate
 * a transfer of the token in general
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.solana - priority fee on Solana, as for `sendToken`
 * @throws the errors of `sendToken` about its parameters and the connection
 * @throws TransactionError when the network would reject the transaction
 * @throws ApiError when the network cannot be reached
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
