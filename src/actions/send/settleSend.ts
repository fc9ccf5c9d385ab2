import type { Chain, Client, Hash, Transport } from 'viem'
import type { Connector } from 'wagmi'
import { RECEIPT_TIMEOUT_MS } from '../../core/constants.js'
import { TransactionError } from '../../core/errors/transaction.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { followSend } from './followSend.js'
import { isNotAccepted } from './isNotAccepted.js'
import { removeSendIntent } from './removeSendIntent.js'
import { saveSendIntent } from './saveSendIntent.js'
import { toUnknown } from './toUnknown.js'

/**
 * How long a send whose answer was lost is looked for: longer than a wallet's
 * own request to its node can last.
 */
const LOST_ANSWER_TIMEOUT_MS = 12_000

/**
 * Waits for a send that was handed over, and turns its fate into a result or
 * an error. The intent is kept as long as the fate is open. The same payment at
 * another price is that payment, whatever its hash.
 *
 * @param parameters.cause - why the wallet's answer is missing
 */
export async function settleSend(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: settleSend.Parameters,
): Promise<sendToken.EvmResult> {
  const { cause, confirmations, connector, report, signal } = parameters
  let { intent } = parameters
  const handed = intent.hash as Hash | undefined
  const tell = () =>
    report({
      step: 'confirming',
      hash: intent.hash,
      sentToNetwork: intent.isSeen ? 'yes' : 'unknown',
    })
  tell()
  const fate = await followSend(client, {
    confirmations,
    intent,
    onSeen(seen) {
      const isNews = !intent.isSeen || seen.hash !== intent.hash
      intent = saveSendIntent(kit, seen)
      if (isNews) tell()
    },
    signal,
    timeout: intent.hash ? RECEIPT_TIMEOUT_MS : LOST_ANSWER_TIMEOUT_MS,
  })
  const { hash, id: sendId } = intent
  if (fate.status === 'pending')
    throw new TransactionError({
      code: 'RECEIPT_TIMEOUT',
      cause,
      details: fate.hash,
      sendId,
    })
  if (
    fate.status === 'unseen' &&
    (await isNotAccepted({ connector, intent }))
  ) {
    // It stays noted: another try is made with its nonce.
    saveSendIntent(kit, { ...intent, isNotAccepted: true })
    throw new TransactionError({
      code: 'TRANSACTION_NOT_ACCEPTED',
      cause,
      details: hash,
      sendId,
    })
  }
  if (fate.status === 'unknown' || fate.status === 'unseen')
    throw toUnknown(intent, { cause })
  removeSendIntent(kit, intent.id)
  if (fate.status === 'replaced')
    throw new TransactionError({
      code: fate.isCancelled ? 'TRANSACTION_CANCELLED' : 'TRANSACTION_REPLACED',
      cause,
      details: hash,
    })
  const { receipt } = fate
  if (receipt.status === 'reverted')
    throw new TransactionError({
      code: 'TRANSACTION_REVERTED',
      details: fate.hash,
    })
  report({ step: 'confirmed', hash: fate.hash, sentToNetwork: 'yes' })
  return {
    namespace: 'eip155',
    caipNetworkId: `eip155:${client.chain.id}`,
    hash: fate.hash,
    receipt,
    ...(handed &&
      handed !== fate.hash && {
        replaced: { reason: 'repriced' as const, hash: handed },
      }),
  }
}

export declare namespace settleSend {
  type Parameters = {
    cause?: unknown
    confirmations: number
    connector: Connector
    intent: SendIntent
    report: (progress: sendToken.Progress) => void
    signal: AbortSignal
  }
}
