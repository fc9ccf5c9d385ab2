import { KitError } from '../../core/errors/base.js'
import type { Kit } from '../../createKit.js'
import { isOld } from '../../payments/isOld.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { getSendJournal } from './getSendJournal.js'
import { settleBatch } from './settleBatch.js'
import type { EvmSendResult } from './types.js'

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
  // Read first: the batch may take a while.
  const isLate = isOld(intent, since)
  try {
    const result = await settleBatch(kit, client, parameters)
    return isLate ? undefined : result
  } catch (error) {
    const isGone =
      error instanceof KitError &&
      gone.includes(error.code) &&
      !getSendJournal(kit).get(intent.id)
    if (isGone) return undefined
    throw error
  }
}

/** It can no longer land, so this is a separate payment. */
const gone = ['TRANSACTION_NOT_ACCEPTED', 'TRANSACTION_CANCELLED']

export declare namespace resumeBatch {
  type Parameters = settleBatch.Parameters & {
    chainId: number
    since?: number | undefined
  }
}
