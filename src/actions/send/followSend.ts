import type { Address, Chain, Client, Transport } from 'viem'
import { getBlockNumber, getTransactionCount } from 'viem/actions'
import { sleep } from '../../core/promise/sleep.js'
import type { SendIntent } from '../../core/storage.js'
import { lookUpSend, type SendFate } from './lookUpSend.js'

/**
 * Asks the chain again and again, until the fate of a send is settled or the
 * time is over. Failures of the node are no answer, and do not end it.
 *
 * @param parameters.timeout - milliseconds
 * @param parameters.onSeen - the transaction was seen, its hash and nonce are
 * certain
 * @param parameters.signal - ends it, with the last fate
 */
export async function followSend(
  client: Client<Transport, Chain>,
  parameters: followSend.Parameters,
): Promise<SendFate> {
  const { confirmations, onSeen, signal, timeout } = parameters
  const deadline = Date.now() + timeout
  let { intent } = parameters
  for (;;) {
    let fate = await lookUpSend(client, intent).catch(
      (): SendFate => ({ status: 'unknown' }),
    )
    if (fate.status === 'pending') {
      const { hash, nonce } = fate
      intent = { ...intent, hash, isSeen: true, nonce }
      onSeen(intent)
    }
    // As long as its nonce is only supposed, it may wait under another one
    // where this node does not see it.
    if (fate.status === 'replaced') {
      if (intent.isSeen && (await isUsedUp(client, intent, confirmations)))
        return fate
      fate = { status: 'unknown' }
    }
    if (fate.status === 'landed') {
      if (await isDeep(client, fate, confirmations)) return fate
      fate = { status: 'pending', hash: fate.hash, nonce: intent.nonce }
    }
    const rest = deadline - Date.now()
    if (rest <= 0 || signal?.aborted) return fate
    await sleep(Math.min(client.pollingInterval, rest), signal)
  }
}

export declare namespace followSend {
  type Parameters = {
    confirmations: number
    intent: SendIntent
    onSeen(intent: SendIntent): void
    signal?: AbortSignal | undefined
    timeout: number
  }
}

/** A block that is taken back would give the nonce back to the first one. */
async function isUsedUp(
  client: Client<Transport, Chain>,
  { from, nonce }: SendIntent,
  confirmations: number,
) {
  if (!(confirmations > 1)) return true
  try {
    const latest = await getBlockNumber(client, { cacheTime: 0 })
    const count = await getTransactionCount(client, {
      address: from as Address,
      blockNumber: latest - BigInt(Math.ceil(confirmations)) + 1n,
    })
    return count > nonce
  } catch {
    return false
  }
}

async function isDeep(
  client: Client<Transport, Chain>,
  fate: Extract<SendFate, { status: 'landed' }>,
  confirmations: number,
) {
  // Not `<=`: what is no number must not throw once the money has left.
  if (!(confirmations > 1)) return true
  const latest = await getBlockNumber(client, { cacheTime: 0 }).catch(() => 0n)
  return latest - fate.receipt.blockNumber + 1n >= confirmations
}
