import type { PayError } from '../core/errors/pay.js'
import { loadModule } from '../core/loadModule.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { PayResult } from '../core/pay/payment.js'
import type { Kit } from '../createKit.js'
import { readPayOptions } from '../features/pay/readPayOptions.js'
import type { PayParameters, PayProgress } from '../features/pay/types.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Makes a payment from a connected account, on EVM or Solana, and waits until
 * it is made, for at most 300 s.
 *
 * The account is switched to the network of the asset first. An identical call
 * shares the one in flight; another tab is refused meanwhile. A payment that a
 * reload has interrupted is looked up and not made again. Without `quote`, the
 * recipient is paid directly in the asset, without any service.
 *
 * @param parameters.paymentAsset - asset of the payment, one of `payAssets` or
 * your own
 * @param parameters.recipient - address on the network of the asset; a
 * mixed-case EVM address needs its checksum (EIP-55)
 * @param parameters.amount - whole tokens, decimal text above zero
 * @param parameters.id - ID of the order, default a random one; a payment with
 * the same ID that succeeded in this browser is never made again
 * @param parameters.quote - from `getPayQuote`, to pay with another asset
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.confirmations - blocks to wait for on EVM chains, default 1
 * @param parameters.onLateResult - called if the outcome becomes known on this
 * page after `pay` has resolved with `unknown`
 * @param parameters.onStep - called with the progress
 * @param parameters.resend - pays again although the outcome of an identical
 * payment is unknown; only use it after informing the user
 * @param parameters.solana - as for `sendToken`
 * @param parameters.signal - aborts the wait, not a transaction
 * @param parameters.choice, parameters.openInNewTab, parameters.redirectUrl,
 * parameters.payWithExchange - used by the modal and by exchanges
 * @returns `{ success, status, result?, error?, cause?, paymentId }`. With
 * `status: 'unknown'` the payment may still be made: check before paying again
 * @throws PayError when the payment is set up incorrectly; nothing was sent
 * @throws ParameterError
 *
 * @example
 * const { success, result } = await pay(kit, {
 *   paymentAsset: payAssets.baseUsdc,
 *   recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   amount: '5',
 * })
 */
export async function pay(
  kit: Kit,
  parameters: pay.Parameters,
): Promise<pay.ReturnType> {
  assertKit(kit)
  const given = copyParameters(parameters)
  const payment = readPayOptions(given)
  const request = readParameters<Omit<PayParameters, OptionName>>(given, {
    account: 'string | undefined',
    confirmations: 'number | undefined',
    id: 'string | undefined',
    onLateResult: 'function | undefined',
    onStep: 'function | undefined',
    quote: 'object | undefined',
    resend: 'boolean | undefined',
    signal: 'AbortSignal | undefined',
    solana: 'object | undefined',
  })
  // Read the active account before the first await: it may change while code
  // loads.
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.startPay(kit, { ...request, payment }, { accounts, active })
}

export declare namespace pay {
  type Parameters = PayParameters
  type Progress = PayProgress
  type ReturnType = PayResult
  type ErrorType = PayError | readParameters.ErrorType
}

type OptionName =
  | 'amount'
  | 'choice'
  | 'openInNewTab'
  | 'payWithExchange'
  | 'paymentAsset'
  | 'recipient'
  | 'redirectUrl'
