import {
  type Connection,
  PublicKey,
  type TransactionInstruction,
} from '@solana/web3.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { SolanaError, type SolanaErrorCode } from '../../core/errors/solana.js'
import type {
  SolanaSendOptions,
  SolanaSendProgress,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import { callNode } from '../callNode.js'
import { sol } from '../read/sol.js'
import type { SolanaContext } from '../solanaContext.js'
import { toUnits } from '../toUnits.js'
import { assertTransferable } from './assertTransferable.js'
import { createDraft } from './createDraft.js'
import { createInstructions } from './createInstructions.js'
import { findIntent } from './findIntent.js'
import { type Budget, getBudget } from './getBudget.js'
import { getNetworkFee } from './getNetworkFee.js'
import { getRent } from './getRent.js'
import { lockPayment } from './lockPayment.js'
import { pickSources } from './pickSources.js'
import { type Payment, readPayment } from './readPayment.js'
import { type Receiver, readReceiver } from './readReceiver.js'
import type { SendRequest } from './resolveSend.js'
import { resumePayment } from './resumePayment.js'
import { settlePayment } from './settlePayment.js'
import { signAndSend } from './signAndSend.js'
import { signPayment } from './signPayment.js'

/** Runs one send, from the checks on the chain to its confirmation. */
export async function runSend(
  context: SolanaContext,
  request: SendRequest,
  parameters: runSend.Parameters,
): Promise<SolanaSendResult> {
  const { report, signal } = parameters
  report({ step: 'preparing', hash: undefined, sentToNetwork: 'no' })
  const connection = await context.getConnection(request.caipNetworkId)
  const payment = await readPayment(connection, request, signal)
  signal.throwIfAborted()
  const { isExclusive, release } = await lockPayment(context, payment)
  try {
    // Before the balance is checked: a landed payment is already paid.
    const intent = findIntent(context, payment)
    const earlier =
      intent &&
      (await resumePayment(context, connection, {
        ...parameters,
        intent,
        isExclusive,
      }))
    return earlier ?? (await pay(context, request, parameters, payment))
  } finally {
    await release()
  }
}

export declare namespace runSend {
  type Parameters = {
    options?: SolanaSendOptions | undefined
    report: (progress: SolanaSendProgress) => void
    resend: boolean
    signal: AbortSignal
  }
}

async function pay(
  context: SolanaContext,
  request: SendRequest,
  parameters: runSend.Parameters,
  payment: Payment,
) {
  const { options, report, signal } = parameters
  const { from, wallet } = request
  const connection = await context.getConnection(request.caipNetworkId)
  const instructions = await planPayment(connection, {
    options,
    payment,
    signal,
  })
  const draft = await createDraft(connection, {
    from,
    instructions,
    options,
    signal,
  })
  signal.throwIfAborted()
  const asked = { draft, options, payment, report, signal, wallet }
  const noted = wallet.signTransaction
    ? { intent: await signPayment(context, connection, asked) }
    : await signAndSend(context, connection, asked)
  return settlePayment(context, connection, { ...parameters, ...noted })
}

/**
 * Plans the transaction, and rejects what the chain would reject, before the
 * user is asked to approve.
 *
 * @throws InsufficientBalanceError, SolanaError, ApiError
 */
async function planPayment(
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

/**
 * Asserts that the sender's SOL covers amount, fee and rent, and that no
 * account is left below the network's minimum.
 *
 * @throws InsufficientBalanceError, SolanaError, ApiError
 */
async function assertFunds(
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

declare namespace assertFunds {
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
