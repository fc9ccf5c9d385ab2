import type {
  SolanaSendOptions,
  SolanaSendProgress,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { createDraft } from './createDraft.js'
import { findIntent } from './findIntent.js'
import { handOver } from './handOver.js'
import { holdPayment } from './holdPayment.js'
import { planPayment } from './planPayment.js'
import { type Payment, readPayment } from './readPayment.js'
import type { SendRequest } from './resolveSend.js'
import { resumePayment } from './resumePayment.js'
import { settlePayment } from './settlePayment.js'
import { signPayment } from './signPayment.js'

/** One send from the checks on the chain to its confirmation. */
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
  const { isExclusive, release } = await holdPayment(context, payment)
  try {
    // Before the balance is checked: what has landed has already been paid.
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
    : await handOver(context, connection, asked)
  return settlePayment(context, connection, { ...parameters, ...noted })
}
