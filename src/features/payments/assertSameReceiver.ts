import type { Chain, Client, Transport } from 'viem'
import type { Kit } from '../../createKit.js'
import { isOld } from '../../payments/isOld.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { getSendJournal } from './getSendJournal.js'
import { lookUpSend } from './lookUpSend.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'
import type { SendTransaction } from './types.js'

/**
 * Rejects a payment to a name while the outcome of the same payment to the
 * address the name resolved to earlier is unknown: it could pay twice. An
 * earlier payment that landed long ago is removed from the journal.
 *
 * @throws TransactionUnknownError for the earlier payment
 */
export async function assertSameReceiver(
  kit: Kit,
  transaction: SendTransaction,
): Promise<void> {
  const { chainId, name } = transaction
  const client = getEvmClient(kit, { chainId })
  for (const intent of getSendJournal(kit).list()) {
    if (!name || !isElsewhere(intent, transaction)) continue
    if (!(await isLongPaid(client, intent)))
      throw toUnknownOutcome(intent, { details: name })
    getSendJournal(kit).remove(intent.id)
  }
}

/** Whether it is the same payment to another address of the same name. */
function isElsewhere(intent: SendIntent, transaction: SendTransaction) {
  const { chainId, from, name } = transaction
  const [one, other] = [split(intent), split(transaction)]
  return (
    intent.caipNetworkId === `eip155:${chainId}` &&
    intent.from === from &&
    intent.name === name &&
    one.amount === other.amount &&
    one.payee !== other.payee
  )
}

async function isLongPaid(
  client: Client<Transport, Chain>,
  intent: SendIntent,
) {
  if (!isOld(intent)) return false
  const outcome = await lookUpSend(client, intent).catch(() => undefined)
  return outcome?.status === 'landed'
}

/** The data of `transfer` holds the receiver and the amount in a word each. */
function split(transaction: {
  data: string | undefined
  to: string
  value: bigint | string
}) {
  const { data, to, value } = transaction
  if (!data) return { amount: `native ${value}`, payee: to.toLowerCase() }
  const words = data.slice('0x'.length + 8)
  return {
    amount: `${to} ${words.slice(64)}`,
    payee: `0x${words.slice(24, 64)}`.toLowerCase(),
  }
}
