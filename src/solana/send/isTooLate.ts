import type { Connection } from '@solana/web3.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { callNode } from '../callNode.js'
import { readBlockhash } from './hearNode.js'

/**
 * Whether signed bytes, which no node has had yet, can no longer land. All
 * nodes have to say so, of the height and of the blockhash: one that is wrong
 * about either would refuse every payment.
 */
export async function isTooLate(
  nodes: readonly Connection[],
  intent: SolanaIntent,
  signal: AbortSignal,
): Promise<boolean> {
  for (const node of nodes) {
    const isLate = await isLateFor(node, intent, signal).catch(() => undefined)
    signal.throwIfAborted()
    // guard: no node alone refuses
    if (isLate === false) return false
    if (isLate === undefined && node === nodes[0]) return false
  }
  return true
}

async function isLateFor(
  node: Connection,
  intent: SolanaIntent,
  signal: AbortSignal,
) {
  const { fromSlot, lastValidBlockHeight: last = 0 } = intent
  const once = { signal, tries: 1 }
  const height = await callNode(() => node.getBlockHeight('confirmed'), once)
  if (!(height > last)) return false
  const blockhash = readBlockhash(intent)
  if (!blockhash) return false
  const { value } = await callNode(
    () =>
      node.isBlockhashValid(blockhash, {
        commitment: 'confirmed',
        minContextSlot: fromSlot,
      }),
    once,
  )
  return value === false
}
