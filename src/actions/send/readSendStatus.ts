import { foldCase } from '../../core/address/foldCase.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getAccounts } from '../getAccounts.js'
import { getEvmClient } from '../getEvmClient.js'
import { getSendIntents } from './getSendIntents.js'
import { isNotAccepted } from './isNotAccepted.js'
import { lookUpSend, type SendFate } from './lookUpSend.js'
import { saveSendIntent } from './saveSendIntent.js'

/**
 * What became of a noted send of an EVM account. What has landed stays noted:
 * an identical send has to find it.
 */
export async function readSendStatus(
  kit: Kit,
  sendId: string,
): Promise<SendStatus | undefined> {
  const read = () => getSendIntents(kit).find(({ id }) => id === sendId)
  const intent = read()
  if (!intent) return undefined
  const { caipNetworkId } = intent
  const client = getEvmClient(kit, { chainId: toEvmChainId(caipNetworkId) })
  const fate = await lookUpSend(client, intent)
  // Its nonce is certain now. Meanwhile another page may have settled it.
  if (fate.status === 'pending' && read()) {
    const { hash, nonce } = fate
    saveSendIntent(kit, { ...intent, hash, isSeen: true, nonce })
  }
  const status = await toStatus(kit, intent, fate)
  const hash = 'hash' in fate ? fate.hash : intent.hash
  return read() && { caipNetworkId, hash, status }
}

async function toStatus(
  kit: Kit,
  intent: SendIntent,
  fate: SendFate,
): Promise<SendStatus['status']> {
  if (fate.status === 'pending') return 'pending'
  if (fate.status === 'landed')
    return fate.receipt.status === 'reverted' ? 'reverted' : 'landed'
  if (fate.status === 'replaced') return intent.isSeen ? 'notSent' : 'unknown'
  if (fate.status === 'unknown') return 'unknown'
  const connector = findConnector(kit, intent)
  const isGone = connector && (await isNotAccepted({ connector, intent }))
  return isGone ? 'notSent' : 'unknown'
}

function findConnector(kit: Kit, { from }: SendIntent) {
  const account = getAccounts(kit).find(
    ({ address, namespace }) =>
      namespace === 'eip155' && foldCase(address) === foldCase(from),
  )
  const { connections } = kit.config.state
  return account && connections.get(account.connector.uid)?.connector
}
