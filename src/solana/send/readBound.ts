import type { Connection } from '@solana/web3.js'
import { callNode } from '../callNode.js'

/** Blocks for which a blockhash is valid; here, how far the node may lag. */
const SPAN = 150

/**
 * Returns a block height above which no transaction signed by now can land,
 * whatever blockhash its wallet has chosen.
 */
export async function readBound(
  connection: Connection,
  signal?: AbortSignal | undefined,
): Promise<number> {
  const { lastValidBlockHeight } = await callNode(
    () => connection.getLatestBlockhash('processed'),
    { signal },
  )
  return lastValidBlockHeight + SPAN
}
