import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { getSendMax } from '../../core/send/getSendMax.js'
import type { Kit } from '../../createKit.js'
import type { getMaxSend } from '../getMaxSend.js'
import { getSendNamespace } from './getSendNamespace.js'
import { getSendPayer } from './getSendPayer.js'
import { readSendBalance } from './readSendBalance.js'
import { runEstimate } from './runEstimate.js'

/** Reads balance and fee, and subtracts. */
export async function runMaxSend(
  kit: Kit,
  parameters: getMaxSend.Parameters,
  accounts: getSendNamespace.Accounts,
): Promise<getMaxSend.ReturnType> {
  try {
    const to = parameters.to ?? getSendPayer(parameters, accounts)?.address
    if (!to) throw new NotConnectedError()
    const namespace = getSendNamespace(parameters, accounts)
    const request = { ...parameters, to }
    const [held, estimate] = await Promise.all([
      readSendBalance(kit, request, accounts),
      // Also refuses what cannot be sent at all.
      runEstimate(kit, request, accounts),
    ])
    const { balance, decimals, isNative } = held
    const fee = isNative ? estimate.fee : undefined
    const max = getSendMax({ balance, decimals, fee, isNative, namespace })
    const amount = max ?? formatAmount(0n, decimals)
    return {
      amount,
      caipNetworkId: estimate.caipNetworkId,
      decimals,
      fee,
      value: parseAmount(amount, decimals),
    }
  } catch (error) {
    throw getTransactionError(error, { sentToNetwork: 'no' })
  }
}
