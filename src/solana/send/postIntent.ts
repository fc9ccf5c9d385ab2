import type { Connection } from '@solana/web3.js'
import type { SolanaSendOptions } from '../../core/ports/solana.js'
import type { SolanaContext } from '../solanaContext.js'
import { broadcast } from './broadcast.js'
import { decodeBase64 } from './decodeBase64.js'
import type { SolanaIntent } from './intent.js'
import { saveIntent } from './saveIntent.js'

/**
 * Sends the noted bytes once. A refusal counts only as long as no node can
 * have had them: later ones may speak of what has happened since.
 *
 * @returns the intent as it is noted now, whether a node has taken it, and why
 * one has refused it
 */
export async function postIntent(
  context: SolanaContext,
  connection: Connection,
  parameters: {
    intent: SolanaIntent
    options?: SolanaSendOptions | undefined
    signal?: AbortSignal | undefined
  },
): Promise<{ intent: SolanaIntent; isTaken: boolean; refusal?: Error }> {
  const { intent, options, signal } = parameters
  if (!intent.transaction) return { intent, isTaken: false }
  // Before, because nobody may be left to do it afterwards.
  const noted = saveIntent(context, { ...intent, isHandedOver: true })
  const result = await broadcast(connection, {
    options: intent.isHandedOver
      ? { ...options, skipPreflight: true }
      : options,
    signal,
    transaction: decodeBase64(intent.transaction),
  })
  const isTaken = result.status === 'sent'
  if (intent.isHandedOver) return { intent: noted, isTaken }
  if (result.status !== 'later' && result.status !== 'refused')
    return { intent: noted, isTaken }
  saveIntent(context, intent)
  return result.status === 'refused'
    ? { intent, isTaken, refusal: result.cause }
    : { intent, isTaken }
}
