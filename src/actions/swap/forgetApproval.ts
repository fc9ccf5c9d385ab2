import type { Chain, Client, Transport } from 'viem'
import type { Kit } from '../../createKit.js'
import { findSendIntent } from '../send/findSendIntent.js'
import { lookUpSend } from '../send/lookUpSend.js'
import type { SendTransaction } from '../send/prepareSend.js'
import { removeSendIntent } from '../send/removeSendIntent.js'

/**
 * Forgets the same approval of earlier that was left open and has landed
 * since: what it allowed may be spent by now, so that it is none of today.
 *
 * @returns whether there was one
 */
export async function forgetApproval(
  kit: Kit,
  client: Client<Transport, Chain>,
  transaction: SendTransaction,
): Promise<boolean> {
  const intent = findSendIntent(kit, transaction)
  if (!intent) return false
  const fate = await lookUpSend(client, intent).catch(() => undefined)
  if (fate?.status !== 'landed') return false
  removeSendIntent(kit, intent.id)
  return true
}
