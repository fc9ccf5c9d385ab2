import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { assertSameReceiver } from './assertSameReceiver.js'
import { assertSend } from './assertSend.js'
import { findEarlierSend } from './findEarlierSend.js'
import { prepareSend } from './prepareSend.js'
import type { SendRequest } from './resolveSend.js'
import { runTransaction } from './runTransaction.js'
import { unsent } from './unsent.js'

/** One send from the checks on the chain to its receipt. */
export async function runSend(
  kit: Kit,
  request: SendRequest,
  context: runSend.Context,
): Promise<sendToken.EvmResult> {
  const { report, signal } = context
  report({ step: 'preparing', hash: undefined, sentToNetwork: 'no' })
  const earlier = findEarlierSend(kit, request)
  const transaction = await unsent(() => prepareSend(kit, request), earlier)
  if (!context.resend) await assertSameReceiver(kit, transaction)
  await unsent(() => signal.throwIfAborted(), earlier)
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
