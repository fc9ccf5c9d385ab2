import { getKitError } from '../core/errors/getKitError.js'
import type { PayError } from '../core/errors/pay.js'
import { loadModule } from '../core/loadModule.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { readParameters } from '../core/parameters/readParameters.js'
import { assertPaymentAsset } from '../core/pay/assertPaymentAsset.js'
import type { PaymentAsset, PayOptions } from '../core/pay/payment.js'
import type { Kit } from '../createKit.js'
import type { PayQuote } from '../features/pay/payQuote.js'
import { readPayOptions } from '../features/pay/readPayOptions.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertKit } from './parameters/assertKit.js'

/**
 * Returns what a payment costs in another asset. For the asset of the payment
 * itself, nothing is requested: the recipient is paid directly, without a fee.
 *
 * The service's offer is checked: it may only take the asset you named, by
 * plain transfers to one address, `payee`, and must deliver exactly the asset
 * and the amount to the recipient. Show `payee`, `fromAmount` and `fees` before
 * passing the quote to `pay`.
 *
 * @param parameters.from - asset to pay with, default the asset of the payment
 * @param parameters.account - address that pays, default the active account of
 * that network
 * @param parameters.paymentAsset, parameters.recipient, parameters.amount - as
 * for `pay`
 * @param parameters.signal - aborts the request
 * @throws PayError `UNABLE_TO_GET_QUOTE` when there is no price or the offer
 * was refused, `ASSET_NOT_SUPPORTED` where the service says so, and as for
 * `pay`
 *
 * @example
 * const quote = await getPayQuote(kit, { ...payment, from: payAssets.baseEth })
 * await pay(kit, { ...payment, quote })
 */
export async function getPayQuote(
  kit: Kit,
  parameters: getPayQuote.Parameters,
): Promise<getPayQuote.ReturnType> {
  assertKit(kit)
  const given = copyParameters(parameters)
  const payment = readPayOptions(given)
  const { account, signal } = readParameters<
    Pick<getPayQuote.Parameters, 'account' | 'signal'>
  >(given, {
    account: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const from = assertPaymentAsset(given.from ?? payment.asset)
  const namespace = from.network.startsWith('solana:') ? 'solana' : 'eip155'
  const payer = account ?? getActiveAccount(kit, { namespace })?.address
  try {
    const { payments } = await loadModule(() => import('./payment/payments.js'))
    return await payments.runPayQuote(kit, {
      account: payer,
      from,
      payment,
      signal,
    })
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getPayQuote {
  type Parameters = PayOptions & {
    from?: PaymentAsset | undefined
    account?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = PayQuote
  type ErrorType = PayError | getKitError.ReturnType
}
