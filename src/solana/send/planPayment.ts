import type { Connection, TransactionInstruction } from '@solana/web3.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import { assertFunds } from './assertFunds.js'
import { assertTransferable } from './assertTransferable.js'
import { createInstructions } from './createInstructions.js'
import { getBudget } from './getBudget.js'
import { pickSources } from './pickSources.js'
import type { Payment } from './readPayment.js'
import { readReceiver } from './readReceiver.js'

/**
 * Works out the transaction, and refuses what the chain would refuse, before
 * anybody is asked to approve.
 *
 * @throws InsufficientBalanceError, SolanaError, ApiError
 */
export async function planPayment(
  connection: Connection,
  parameters: {
    options?: SolanaSendOptions | undefined
    payment: Payment
    signal: AbortSignal
  },
): Promise<TransactionInstruction[]> {
  const { options, payment, signal } = parameters
  const { amount, from, mint } = payment
  const [receiver] = await Promise.all([
    readReceiver(connection, payment, signal),
    mint && assertTransferable(connection, mint, signal),
  ])
  const kind = mint ? (receiver.isNew ? 'new' : 'token') : 'native'
  const budget = getBudget(kind, options)
  const destination = receiver.address
  const sources = mint
    ? await pickSources(connection, { amount, destination, from, mint, signal })
    : []
  await assertFunds(connection, { budget, payment, receiver, signal })
  return createInstructions({ budget, payment, receiver, sources })
}
