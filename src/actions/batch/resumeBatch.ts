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
 * @returns its result; `undefined` if it was not made, or landed long ago
 * @throws TransactionUnknownError while it may still be made
 */
export async function resumeBatch(
  kit: Kit,
  parameters: settleBatch.Parameters & { chainId: number },
): Promise<EvmSendResult | undefined> {
  const { chainId, intent } = parameters
  const client = getEvmClient(kit, { chainId })
  const isOld = Date.now() - intent.createdAt > SEND_RESULT_LIFE_MS
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
