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
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { callNode } from '../callNode.js'
import { sol } from '../read/sol.js'
import type { SolanaContext } from '../solanaContext.js'
import { toUnits } from '../toUnits.js'
import { assertSameReceiver } from './assertSameReceiver.js'
import { assertTransferable } from './assertTransferable.js'
import { createDraft } from './createDraft.js'
import { createInstructions } from './createInstructions.js'
import { findIntent } from './findIntent.js'
import { type Budget, fitBudget, readBudgetSettings } from './getBudget.js'
import { getNetworkFee } from './getNetworkFee.js'
import { getRent } from './getRent.js'
import { lockPayment } from './lockPayment.js'
import { lookUpPayment } from './lookUpPayment.js'
import { measureBudget } from './measureBudget.js'
import { hasOtherMemo } from './memo.js'
import { pickSources } from './pickSources.js'
import { type Payment, readPayment } from './readPayment.js'
import { assertMemoGiven, type Receiver, readReceiver } from './readReceiver.js'
import type { SendRequest } from './resolveSend.js'
import { resumePayment } from './resumePayment.js'
import { settlePayment } from './settlePayment.js'
import { shownFees } from './shownFees.js'
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
  const nodes = await context.getNodes(request.caipNetworkId)
  const [connection] = nodes
  const payment = await readPayment(connection, request, signal)
  signal.throwIfAborted()
  const { isExclusive, release } = await lockPayment(context, payment)
  try {
    // Before the balance is checked: a landed payment is already paid.
    const intent = findIntent(context, payment)
    const memo = parameters.options?.memo
    const isOther = intent !== undefined && hasOtherMemo(intent, memo)
    if (isOther && !parameters.resend) await assertOver(nodes, intent, signal)
    const earlier =
      intent &&
      (await resumePayment(context, nodes, {
        ...parameters,
        intent,
        isExclusive,
      }))
    if (earlier && !isOther) return earlier
    if (!parameters.resend) await assertSameReceiver(context, nodes, payment)
    return await pay(context, nodes, { ...parameters, payment, request })
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

/**
 * Another memo is another payment: whoever corrects one wants only one of both
 * to land.
 *
 * @throws SolanaError `MEMO_DIFFERS` while the earlier one may still land
 */
async function assertOver(
  nodes: readonly Connection[],
  intent: SolanaIntent,
  signal: AbortSignal,
) {
  const outcome = await lookUpPayment(nodes, intent, signal)
  if (outcome.status === 'open') throw new SolanaError({ code: 'MEMO_DIFFERS' })
}

async function pay(
  context: SolanaContext,
  nodes: readonly [Connection, ...Connection[]],
  parameters: runSend.Parameters & { payment: Payment; request: SendRequest },
) {
  const { options, payment, report, request, signal } = parameters
  const { from, wallet } = request
  const [connection] = nodes
  const instructions = await planPayment(context, nodes, {
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
    ? { intent: await signPayment(context, nodes, asked) }
    : await signAndSend(context, connection, asked)
  return settlePayment(context, nodes, { ...parameters, ...noted })
}

/**
 * Plans the transaction, and rejects what the chain would reject, before the
 * user is asked to approve.
 *
 * @throws InsufficientBalanceError, SolanaError, ApiError
 */
async function planPayment(
  context: SolanaContext,
  nodes: readonly [Connection, ...Connection[]],
  parameters: {
    options?: SolanaSendOptions | undefined
    payment: Payment
    signal: AbortSignal
  },
): Promise<TransactionInstruction[]> {
  const { options, payment, signal } = parameters
  const [connection] = nodes
  const { amount, from, mint } = payment
  const [receiver] = await Promise.all([
    readReceiver(connection, payment, signal),
    mint && assertTransferable(nodes, mint, signal),
  ])
  assertMemoGiven(receiver, options)
  const destination = receiver.address
  const sources = mint
    ? await pickSources(connection, { amount, destination, from, mint, signal })
    : []
  const plan = { options, payment, receiver, signal }
  const measured = await measureBudget(connection, { ...plan, sources })
  const budget = await assertFunds(context, connection, {
    ...plan,
    measured,
  })
  return createInstructions({
    budget,
    memo: options?.memo,
    payment,
    receiver,
    sources,
  })
}

/**
 * Asserts that the sender's SOL covers amount, fee and rent, and that no
 * account is left below the network's minimum.
 *
 * @returns the budget that was measured, or the one that was estimated for
 * sending all of it
 * @throws InsufficientBalanceError, SolanaError, ApiError
 */
async function assertFunds(
  context: SolanaContext,
  connection: Connection,
  parameters: assertFunds.Parameters,
): Promise<Budget> {
  const { measured, options, payment, receiver, signal } = parameters
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
  const room = lamports - amount - networkFee
  const budget = mint
    ? measured
    : fitToRoom(context, { least, measured, options, payment, room })
  const fee = networkFee + budget.fee
  const missing = receiverLeast - receiver.lamports
  const rent = receiver.isNew && missing > 0n ? missing : 0n
  if (lamports < amount) throw new InsufficientBalanceError()
  if (lamports < amount + fee) throw toError('FEE_NOT_COVERED', fee)
  if (lamports < amount + fee + rent) throw toError('RENT_NOT_COVERED', rent)
  if (from === to) return budget
  if (!mint && amount < missing) throw toError('RECEIVER_BELOW_RENT', missing)
  const rest = lamports - amount - fee - rent
  if (rest > 0n && rest < least) throw toError('SENDER_BELOW_RENT', least)
  return budget
}

declare namespace assertFunds {
  type Parameters = {
    measured: Budget
    options?: SolanaSendOptions | undefined
    payment: Payment
    receiver: Receiver
    signal?: AbortSignal | undefined
  }
}

/**
 * Sends all of the SOL although prices have moved since the amount was chosen:
 * what it leaves is the fee that was estimated, or at least a usual one.
 */
function fitToRoom(
  context: SolanaContext,
  parameters: {
    least: bigint
    measured: Budget
    options?: SolanaSendOptions | undefined
    payment: Payment
    /** Lamports left for the priority fee. */
    room: bigint
  },
): Budget {
  const { least, measured, options, payment, room } = parameters
  const settings = readBudgetSettings(options)
  if (settings.price !== undefined) return measured
  const isShort = room < measured.fee
  const isShown =
    room < measured.fee + least && shownFees.has(context, payment, room)
  if (!isShort && !isShown) return measured
  return fitBudget(measured, settings, room) ?? measured
}

function toError(code: SolanaErrorCode, lamports: bigint) {
  const details = `${formatAmount(lamports, sol.decimals)} SOL are needed`
  return new SolanaError({ code, details })
}
