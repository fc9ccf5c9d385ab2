import { maxUint256 } from 'viem'
import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  AmountZeroError,
  InsufficientBalanceError,
} from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import type {
  SendRequest,
  SendTransaction,
} from '../../features/payments/sendTypes.js'
import { toSendTransaction } from '../../features/payments/toSendTransaction.js'
import { getToken } from '../getToken.js'

/** Converts the amount to base units, with the decimals read from the chain. */
export async function prepareSend(
  kit: Kit,
  request: SendRequest,
): Promise<SendTransaction> {
  const { chainId, tokenAddress } = request
  const { decimals } = await getToken(kit, {
    chainId,
    token: tokenAddress ?? 'native',
  })
  const amount = parseAmount(request.amount, decimals)
  if (amount === 0n) throw new AmountZeroError()
  // A balance is a uint256 (ERC-20), so no account can hold this much.
  if (amount > maxUint256) throw new InsufficientBalanceError()
  return toSendTransaction(request, amount)
}
