import { getAccounts } from '../../../src/actions/getAccounts.js'
import { getActiveAccount } from '../../../src/actions/getActiveAccount.js'
import { startPay } from '../../../src/actions/pay/startPay.js'
import { KitError } from '../../../src/core/errors/base.js'
import type { PayOptions } from '../../../src/core/pay/payment.js'
import type { Kit } from '../../../src/createKit.js'
import { readPayOptions } from '../../../src/features/pay/readPayOptions.js'
import type { PayRequest } from '../../../src/features/pay/types.js'

/**
 * `pay`, without loading its code, which takes real time. An order that was
 * paid is paid again at once, which must return the first payment.
 *
 * @throws KitError with what the result says about the money
 */
export async function payOnce(
  kit: Kit,
  { options, ...request }: payOnce.Parameters,
): Promise<{ hash: string }> {
  const payment = readPayOptions(options)
  const first = await run(kit, { ...request, payment })
  if (!request.id) return first
  const again = await run(kit, { ...request, payment, signal: undefined })
  if (again.hash === first.hash) return first
  throw new Error('The order was paid again')
}

export declare namespace payOnce {
  type Parameters = Omit<PayRequest, 'payment'> & { options: PayOptions }
}

async function run(kit: Kit, request: PayRequest) {
  const { cause, error, result, status } = await startPay(kit, request, {
    accounts: getAccounts(kit),
    active: getActiveAccount(kit),
  })
  if (status === 'success' && result) return { hash: result }
  throw new KitError('Not paid', {
    cause,
    code: error ?? 'UNKNOWN_ERROR',
    sentToNetwork: status === 'failure' ? 'no' : 'unknown',
  })
}
