import type { Chain, Client, Transport } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import type { Connector } from 'wagmi'
import { createId } from '../../core/secureContext/createId.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { readOwnCount } from './readOwnCount.js'
import { submitIntent } from './submitIntent.js'
import type { SendPost, SendTokenProgress, SendTransaction } from './types.js'
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
  const { connector, post, report, signal, transaction } = parameters
  const { chainId, data, from, name, swap, to, value } = transaction
  const earlier = parameters.intent
  const [count, block, ownCount] = await withNotSent(
    () =>
      Promise.all([
        getTransactionCount(client, { address: from, blockTag: 'pending' }),
        getBlockNumber(client, { cacheTime: 0 }),
        readOwnCount(connector, from),
      ]),
    earlier,
  )
  const nonce = earlier?.nonce ?? ownCount ?? count
  // Wallets sign and send in one step.
  report({ step: 'approving', hash: undefined, sentToNetwork: 'unknown' })
  await withNotSent(() => signal.throwIfAborted(), earlier)
  const intent = getSendJournal(kit).save({
    id: earlier?.id ?? createId(),
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
  parameters.onRecorded?.()
  return submitIntent(kit, {
    ...{ earlier, intent, nonce },
    post: async () => ({ hash: await post(earlier?.nonce) }),
  })
}

export declare namespace submitSend {
  type Parameters = {
    connector: Connector
    intent: SendIntent | undefined
    post: SendPost
    /** Called once it is recorded, before the wallet is asked. */
    onRecorded?: (() => void) | undefined
    report: (progress: SendTokenProgress) => void
    signal: AbortSignal
    transaction: SendTransaction
  }
}
