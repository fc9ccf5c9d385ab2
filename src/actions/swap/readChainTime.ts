import type { Chain, Client, Transport } from 'viem'
import { getBlock } from 'viem/actions'

/**
 * The chain's own time in seconds: of the block that is being made where the
 * node tells it, because the last one may be old on a quiet chain.
 */
export async function readChainTime(
  client: Client<Transport, Chain>,
): Promise<bigint> {
  const [latest, pending] = await Promise.all([
    getBlock(client, { blockTag: 'latest' }),
    getBlock(client, { blockTag: 'pending' }).catch(() => undefined),
  ])
  const next = pending?.timestamp ?? 0n
  return next > latest.timestamp ? next : latest.timestamp
}
