import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { assertSend } from './assertSend.js'
import { prepareSend } from './prepareSend.js'
import type { SendRequest } from './resolveSend.js'
import { runTransaction } from './runTransaction.js'

/** One send from the checks on the chain to its receipt. */
export async function runSend(
  kit: Kit,
  request: SendRequest,
  context: runSend.Context,
): Promise<sendToken.EvmResult> {
  const { report, signal } = context
  report({ step: 'preparing', hash: undefined })
  const transaction = await prepareSend(kit, request)
  signal.throwIfAborted()
  return runTransaction(kit, {
    ...context,
    assert: () => assertSend(kit, transaction),
    connector: request.connector,
    transaction,
  })
}

export declare namespace runSend {
  type Context = {
    confirmations: number
    report: (progress: sendToken.Progress) => void
    resend: boolean
    signal: AbortSignal
  }
}
