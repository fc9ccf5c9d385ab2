import type { Chain, Client, Transport } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { getTransactionError } from '../../core/errors/getTransactionError.js'
import type { Kit } from '../../createKit.js'
import { holdLock } from '../../payments/locks.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { isUnsent } from './isUnsent.js'
import type { SendPost } from './requestSend.js'
import { toLockName } from './toLockName.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'
import type { SendTokenProgress, SendTransaction } from './types.js'
import { withNotSent } from './withNotSent.js'

/**
 * Hands the transaction to the wallet once, and records it first.
 *
 * @param parameters.intent - an earlier intent to send again, with its nonce
 * @returns the intent, with the hash or with the reason why it is missing
 * @throws errors that prove that nothing was sent; the intent is then removed,
 * or the earlier one restored
 */
export async function submitSend(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: submitSend.Parameters,
): Promise<{ intent: SendIntent; cause?: unknown }> {
  const { post, report, signal, transaction } = parameters
  const { chainId, data, from, name, swap, to, value } = transaction
  const earlier = parameters.intent
  const [count, block] = await withNotSent(
    () =>
      Promise.all([
        getTransactionCount(client, { address: from, blockTag: 'pending' }),
        getBlockNumber(client, { cacheTime: 0 }),
      ]),
    earlier,
  )
  const nonce = earlier?.nonce ?? count
  // Wallets sign and send in one step.
  report({ step: 'approving', hash: undefined, sentToNetwork: 'unknown' })
  await withNotSent(() => signal.throwIfAborted(), earlier)
  const intent = getSendJournal(kit).save({
    id: earlier?.id ?? crypto.randomUUID(),
    caipNetworkId: `eip155:${chainId}`,
    from,
    to,
    data,
    name,
    swap,
    value: String(value),
    nonce,
    fromBlock: earlier?.fromBlock ?? String(block),
    hash: undefined,
    createdAt: Date.now(),
  })
  const release = holdLock(toLockName(intent.id))
  try {
    const hash = await post(earlier?.nonce)
    const handed = { ...intent, createdAt: Date.now(), hash }
    return { intent: getSendJournal(kit).save(handed) }
  } catch (failure) {
    const cause = getTransactionError(failure, { nonce })
    if (isUnsent(cause)) {
      if (!earlier) {
        getSendJournal(kit).remove(intent.id)
        throw cause
      }
      // This one was not sent. The earlier one is as open as before.
      getSendJournal(kit).save(earlier)
      throw earlier.isNotAccepted ? cause : toUnknownOutcome(earlier, { cause })
    }
    // From here on, the age of the intent is the time since the lost answer.
    const lost = getSendJournal(kit).save({ ...intent, createdAt: Date.now() })
    return { intent: lost, cause }
  } finally {
    release()
  }
}

export declare namespace submitSend {
  type Parameters = {
    intent: SendIntent | undefined
    post: SendPost
    report: (progress: SendTokenProgress) => void
    signal: AbortSignal
    transaction: SendTransaction
  }
}
