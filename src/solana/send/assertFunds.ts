import { type Connection, PublicKey } from '@solana/web3.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { SolanaError, type SolanaErrorCode } from '../../core/errors/solana.js'
import { callNode } from '../callNode.js'
import { sol } from '../read/sol.js'
import { toUnits } from '../toUnits.js'
import type { Budget } from './getBudget.js'
import { getNetworkFee } from './getNetworkFee.js'
import { getRent } from './getRent.js'
import type { Payment } from './readPayment.js'
import type { Receiver } from './readReceiver.js'

/**
 * Makes sure that the sender's SOL covers amount, fee and rent, and that no
 * account is left with less than the network keeps.
 *
 * @throws InsufficientBalanceError, SolanaError, ApiError
 */
export async function assertFunds(
  connection: Connection,
  parameters: assertFunds.Parameters,
): Promise<void> {
  const { budget, payment, receiver, signal } = parameters
  const { from, mint, to } = payment
  const [account, networkFee, least, receiverLeast] = await Promise.all([
    callNode(
      () => connection.getAccountInfo(new PublicKey(from), 'confirmed'),
      { signal },
    ),
    getNetworkFee(connection, from, signal),
    getRent(connection, 0, signal),
    getRent(connection, receiver.length, signal),
  ])
  const lamports = account ? toUnits(account.lamports) : 0n
  const amount = mint ? 0n : payment.amount
  const fee = networkFee + budget.fee
  const missing = receiverLeast - receiver.lamports
  const rent = receiver.isNew && missing > 0n ? missing : 0n
  if (lamports < amount) throw new InsufficientBalanceError()
  if (lamports < amount + fee) throw toError('FEE_NOT_COVERED', fee)
  if (lamports < amount + fee + rent) throw toError('RENT_NOT_COVERED', rent)
  if (from === to) return
  if (!mint && amount < missing) throw toError('RECEIVER_BELOW_RENT', missing)
  const rest = lamports - amount - fee - rent
  if (rest > 0n && rest < least) throw toError('SENDER_BELOW_RENT', least)
}

export declare namespace assertFunds {
  type Parameters = {
    budget: Budget
    payment: Payment
    receiver: Receiver
    signal?: AbortSignal | undefined
  }
}

function toError(code: SolanaErrorCode, lamports: bigint) {
  const details = `${formatAmount(lamports, sol.decimals)} SOL are needed`
  return new SolanaError({ code, details })
}
