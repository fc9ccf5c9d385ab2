import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { settleBatch } from './settleBatch.js'
import { submitBatch } from './submitBatch.js'
import { switchForSend } from './switchForSend.js'
import type { EvmSendResult } from './types.js'
import { withNotSent } from './withNotSent.js'

/**
 * Makes a transaction and the calls ahead of it in one approval, all or none
 * (EIP-5792), up to its receipt. It is handed to the wallet once.
 *
 * @param parameters.assert - rejects what the chain would reject
 */
export async function runBatch(
  kit: Kit,
  parameters: runBatch.Parameters,
): Promise<EvmSendResult> {
  const { assert, connector, intent: earlier, report, signal } = parameters
  const { transaction } = parameters
  const client = getEvmClient(kit, { chainId: transaction.chainId })
  await withNotSent(async () => {
    await assert()
    signal.throwIfAborted()
    await switchForSend(client, { connector, report })
  }, earlier)
  const { cause, intent } = await submitBatch(kit, client, parameters)
  return settleBatch(kit, client, { ...parameters, cause, intent })
}

export declare namespace runBatch {
  type Parameters = submitBatch.Parameters & {
    assert: () => Promise<void>
    confirmations: number
  }
}
