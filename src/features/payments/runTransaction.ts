import type { Connector } from 'wagmi'
import type { Kit } from '../../createKit.js'
import { waitForLock } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { findSendIntent } from './findSendIntent.js'
import { findSponsor } from './findSponsor.js'
import { isBatchRefused } from './isBatchRefused.js'
import { requestSend } from './requestSend.js'
import { resumeTransaction } from './resumeTransaction.js'
import { runBatch } from './runBatch.js'
import { settleSend } from './settleSend.js'
import { submitSend } from './submitSend.js'
import { switchForSend } from './switchForSend.js'
import { toPaymentLock } from './toLockName.js'
import type {
  EvmSendResult,
  SendTokenProgress,
  SendTransaction,
} from './types.js'
import { withNotSent } from './withNotSent.js'

/**
 * Runs one transaction of an EVM account up to its receipt, handing it to the
 * wallet once. If an identical one was left unresolved earlier, returns its
 * result instead.
 *
 * @param parameters.assert - rejects what the chain would reject; called after
 * the check of earlier sends, because a landed one is already paid
 * @param parameters.isSponsorable - whether the app's paymaster may pay the
 * network fee, if the wallet can use it
 * @param parameters.since - an identical send since then counts as this one,
 * however long ago it landed
 */
export async function runTransaction(
  kit: Kit,
  parameters: runTransaction.Parameters,
): Promise<EvmSendResult> {
  const { signal, transaction } = parameters
  const { chainId } = transaction
  const client = getEvmClient(kit, { chainId })
  for (;;) {
    // Tabs look for the payment, and record it, one after the other.
    const release = await withNotSent(() =>
      waitForLock(toPaymentLock(transaction), { signal }),
    )
    const onRecorded = () => {
      release()
      parameters.onRecorded?.()
    }
    try {
      const open = findSendIntent(kit, transaction)
      if (!open)
        return await submit(kit, client, {
          ...{ ...parameters, intent: undefined, onRecorded },
        })
      // Its nonce, or its ID, lets it happen once.
      onRecorded()
      const earlier = { ...parameters, intent: open }
      const found = await resumeTransaction(kit, client, earlier)
      if ('result' in found) return found.result
      const { intent } = found
      if (intent)
        return await submit(kit, client, { ...parameters, intent, onRecorded })
      // Another tab may have started over, too.
    } finally {
      release()
    }
  }
}

async function submit(
  kit: Kit,
  client: ReturnType<typeof getEvmClient>,
  parameters: runTransaction.Parameters & {
    intent: SendIntent | undefined
    onRecorded(): void
  },
): Promise<EvmSendResult> {
  const { assert, connector, onRecorded, report, signal, transaction } =
    parameters
  const repeated = parameters.intent
  const sponsored = await runSponsored(kit, parameters)
  if (sponsored) return sponsored
  await withNotSent(async () => {
    await assert({ isSponsored: false })
    signal.throwIfAborted()
    await switchForSend(client, { connector, report })
  }, repeated)
  const post = await withNotSent(() => {
    signal.throwIfAborted()
    return requestSend(kit, { connector, signal, transaction })
  }, repeated)
  const { cause, intent } = await submitSend(kit, client, {
    connector,
    intent: repeated,
    onRecorded,
    post,
    report,
    signal,
    transaction,
  })
  return settleSend(kit, client, { ...parameters, cause, intent })
}

export declare namespace runTransaction {
  type Parameters = {
    assert: (options: { isSponsored: boolean }) => Promise<void>
    confirmations: number
    connector: Connector
    isSponsorable?: boolean | undefined
    /** Called once it is recorded: other tabs find it from then on. */
    onRecorded?: (() => void) | undefined
    report: (progress: SendTokenProgress) => void
    resend: boolean
    signal: AbortSignal
    since?: number | undefined
    transaction: SendTransaction
  }
}

/**
 * Sends the transaction as a batch of one call (EIP-5792), with the app's
 * paymaster. A transaction that may still land is only sent again the way it
 * was sent before: a batch with its ID, another one with its nonce.
 *
 * @param parameters.intent - the earlier one
 * @returns `undefined` if the account pays itself; nothing was sent
 */
async function runSponsored(
  kit: Kit,
  parameters: runTransaction.Parameters & {
    intent: SendIntent | undefined
    onRecorded(): void
  },
): Promise<EvmSendResult | undefined> {
  const { assert, connector, intent, isSponsorable, signal } = parameters
  const { chainId, from } = parameters.transaction
  if (intent ? !intent.callsId : !isSponsorable) return undefined
  const paymaster = await withNotSent(
    () => findSponsor(kit, { chainId, connector, from, signal }),
    intent,
  )
  if (!paymaster && !intent) return undefined
  try {
    return await runBatch(kit, {
      ...parameters,
      assert: () => assert({ isSponsored: paymaster !== undefined }),
      before: [],
      paymaster,
    })
  } catch (error) {
    if (!intent && isBatchRefused(error)) return undefined
    throw error
  }
}
