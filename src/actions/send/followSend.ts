import type { Chain, Client, Transport } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants.js'
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
  let isExact = false
  for (;;) {
    let fate = await lookUpSend(client, intent).catch(
      (): SendFate => ({ status: 'unknown' }),
    )
    if (fate.status === 'pending') {
      isExact = true
      intent = { ...intent, hash: fate.hash, nonce: fate.nonce }
      onSeen(intent)
    }
    // As long as its nonce is only supposed, a node may lag behind the wallet.
    const age = Date.now() - intent.createdAt
    if (fate.status === 'replaced' && !isExact && age < RECEIPT_TIMEOUT_MS)
      fate = { status: 'unknown' }
    if (fate.status === 'replaced') return fate
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
