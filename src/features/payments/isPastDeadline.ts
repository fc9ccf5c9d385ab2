import type { Chain, Client, Hex, Transport } from 'viem'
import { getBlock } from 'viem/actions'
import { decodeSwap } from '../../core/swap/decodeSwap.js'
import type { SendIntent } from '../../payments/sendIntent.js'

/** Seconds after its deadline in which a swap may still appear in a block. */
const DEADLINE_MARGIN = 60n

/**
 * Whether a recorded transaction is a swap whose deadline has passed on the
 * chain, so that it can no longer swap anything.
 */
export async function isPastDeadline(
  client: Client<Transport, Chain>,
  { data = '0x' }: Pick<SendIntent, 'data'>,
): Promise<boolean> {
  const deadline = readDeadline(data as Hex)
  if (deadline === undefined) return false
  const { timestamp } = await getBlock(client, { blockTag: 'latest' })
  return timestamp > deadline + DEADLINE_MARGIN
}

function readDeadline(data: Hex) {
  try {
    return decodeSwap(data).deadline
  } catch {
    return undefined
  }
}
