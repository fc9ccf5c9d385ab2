import type { getTransactionError } from '../core/errors/getTransactionError.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import type {
  MaxSendParameters,
  MaxSendResult,
} from '../features/payments/sendTypes.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the most that can be sent now: the whole balance of a token, or the
 * native balance minus the network fee, and never less than zero. Balance and
 * fee are read from the chain.
 *
 * On EVM chains one and a half times the fee is reserved, in case the network
 * gets busier before the user approves; on Solana the exact fee,
 * which the send then pays even if prices have changed.
 *
 * @param parameters.token - `native`, the address of a contract or mint, or
 * CAIP-19
 * @param parameters.to - receiver, who can affect the fee; an address, or a
 * name on EVM chains; default the account itself
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the
 * account's network
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.solana - priority fee on Solana, as for `sendToken`
 * @throws the errors of `estimateSend`
 *
 * @example
 * const { amount } = await getMaxSend(kit, { token: 'native', to })
 * await sendToken(kit, { token: 'native', to, amount })
 */
export async function getMaxSend(
  kit: Kit,
  parameters: getMaxSend.Parameters,
): Promise<getMaxSend.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    account: 'string | undefined',
    chainId: 'number | string | undefined',
    solana: 'object | undefined',
    to: 'string | undefined',
    token: 'string | undefined',
  })
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.runMaxSend(kit, parameters, { accounts, active })
}

export declare namespace getMaxSend {
  type Parameters = MaxSendParameters
  type ReturnType = MaxSendResult
  type ErrorType = getTransactionError.ReturnType
}
