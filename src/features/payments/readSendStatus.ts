import type { Chain, Client, Transport } from 'viem'
import { foldCase } from '../../core/address/foldCase.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { SendStatus } from '../../core/send/sendStatus.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { getSendJournal } from './getSendJournal.js'
import { isDropped } from './isDropped.js'
import { isNotAccepted } from './isNotAccepted.js'
import { isPastDeadline } from './isPastDeadline.js'
import { lookUpBatch } from './lookUpBatch.js'
import { lookUpSend, type SendOutcome } from './lookUpSend.js'

/**
 * Returns the status of a recorded EVM send. A landed send stays recorded: an
 * identical send has to find it.
 */
export async function readSendStatus(
  kit: Kit,
  sendId: string,
): Promise<SendStatus | undefined> {
  const read = () => getSendJournal(kit).get(sendId)
  const intent = read()
  if (!intent) return undefined
  const { caipNetworkId } = intent
  const client = getEvmClient(kit, { chainId: toEvmChainId(caipNetworkId) })
  if (intent.rail === 'calls') return readBatchStatus(kit, client, intent)
  const outcome = await lookUpSend(client, intent)
  // The nonce is certain now. Another page may have settled it meanwhile.
  if (outcome.status === 'pending' && read()) {
    const { hash, nonce } = outcome
    getSendJournal(kit).save({ ...intent, hash, isSeen: true, nonce })
  }
  const status = await toStatus(kit, { client, outcome, intent })
  const hash = 'hash' in outcome ? outcome.hash : intent.hash
  return read() && { caipNetworkId, hash, status }
}

async function readBatchStatus(
  kit: Kit,
  client: Client<Transport, Chain>,
  intent: SendIntent,
): Promise<SendStatus> {
  const { caipNetworkId } = intent
  const connector = findConnector(kit, intent)
  const outcome = await lookUpBatch(client, { connector, intent })
  const hash = 'hash' in outcome ? outcome.hash : intent.hash
  if (outcome.status === 'landed')
    return {
      ...{ caipNetworkId, hash },
      status: outcome.receipt.status === 'reverted' ? 'reverted' : 'landed',
    }
  const isOver =
    outcome.status === 'cancelled' ||
    (outcome.status === 'unknown' && (await isPastDeadline(client, intent)))
  const status = isOver ? 'notSent' : outcome.status
  return { caipNetworkId, hash, status }
}

async function toStatus(
  kit: Kit,
  parameters: {
    client: Client<Transport, Chain>
    outcome: SendOutcome
    intent: SendIntent
  },
): Promise<SendStatus['status']> {
  const { client, outcome, intent } = parameters
  if (outcome.status === 'pending') return 'pending'
  if (outcome.status === 'landed')
    return outcome.receipt.status === 'reverted' ? 'reverted' : 'landed'
  if (outcome.status === 'unknown') return 'unknown'
  if (outcome.status === 'replaced' && intent.isSeen) return 'notSent'
  if (await isPastDeadline(client, intent)) return 'notSent'
  const connector = findConnector(kit, intent)
  if (outcome.status === 'replaced' || !connector) return 'unknown'
  const isGone =
    (await isDropped({ connector, intent })) ||
    (await isNotAccepted({ connector, intent }))
  return isGone ? 'notSent' : 'unknown'
}

function findConnector(kit: Kit, { from }: SendIntent) {
  const account = kit
    .getAccounts()
    .find(
      ({ address, namespace }) =>
        namespace === 'eip155' && foldCase(address) === foldCase(from),
    )
  const { connections } = kit.config.state
  return account && connections.get(account.connector.uid)?.connector
}
