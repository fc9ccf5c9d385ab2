import { SEND_RESULT_LIFE_MS } from '../../core/constants/send.js'
import { KitError } from '../../core/errors/base.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../network/getEvmClient.js'
import { getSendJournal } from '../send/getSendJournal.js'
import type { EvmSendResult } from '../send/types.js'
import { settleBatch } from './settleBatch.js'

/**
 * Resumes a batch whose outcome was left open.
 *
 * @param parameters.since - a batch since then counts, however long ago it
 * landed. Unix time in milliseconds
 * @returns its result; `undefined` if it was not made, or landed long ago
 * @throws TransactionUnknownError while it may still be made
 */
export async function resumeBatch(
  kit: Kit,
  parameters: resumeBatch.Parameters,
): Promise<EvmSendResult | undefined> {
  const { chainId, intent, since } = parameters
  const client = getEvmClient(kit, { chainId })
  const isOld =
    Date.now() - intent.createdAt > SEND_RESULT_LIFE_MS &&
    (since === undefined || intent.createdAt < since)
  try {
    const result = await settleBatch(kit, client, parameters)
    return isOld ? undefined : result
  } catch (error) {
    const isGone =
      error instanceof KitError &&
      error.code === 'TRANSACTION_NOT_ACCEPTED' &&
      !getSendJournal(kit)
        .list()
        .some(({ id }) => id === intent.id)
    if (isGone) return undefined
    throw error
  }
}

export declare namespace resumeBatch {
  type Parameters = settleBatch.Parameters & {
    chainId: number
    since?: number | undefined
  }
}
