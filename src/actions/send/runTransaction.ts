import type { Chain, Client, Transport } from 'viem'
import type { Connector } from 'wagmi'
import { SEND_RESULT_LIFE_MS } from '../../core/constants/send.js'
import { KitError } from '../../core/errors/base.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { Kit } from '../../createKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { findSponsor } from '../batch/findSponsor.js'
import { isBatchRefused } from '../batch/isBatchRefused.js'
import { lookUpBatch } from '../batch/lookUpBatch.js'
import { resumeBatch } from '../batch/resumeBatch.js'
import { runBatch } from '../batch/runBatch.js'
import { getEvmClient } from '../network/getEvmClient.js'
import { findSendIntent } from './findSendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { isDropped } from './isDropped.js'
import { isNotAccepted } from './isNotAccepted.js'
import { lookUpSend } from './lookUpSend.js'
import { requestSend } from './requestSend.js'
import { settleSend } from './settleSend.js'
import { submitSend } from './submitSend.js'
import { switchForSend } from './switchForSend.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'
import type {
  EvmSendResult,
  SendTokenProgress,
  SendTransaction,
} from './types.js'
import { withNotSent } from './withNotSent.js'

/**
 * Runs one transaction of an EVM account up to its receipt, handing it to the
 * wallet once. If an identical one was left unresolved earlier, returns its
 * result instead.
 *
 * @param parameters.assert - rejects what the chain would reject; called after
 * the check of earlier sends, because a landed one is already paid
 * @param parameters.isSponsorable - whether the app's paymaster may pay the
 * network fee, if the wallet can use it
 * @param parameters.since - an identical send since then counts as this one,
 * however long ago it landed
 */
export async function runTransaction(
  kit: Kit,
  parameters: runTransaction.Parameters,
): Promise<EvmSendResult> {
  const { assert, connector, report, signal, transaction } = parameters
  const { chainId } = transaction
  const client = getEvmClient(kit, { chainId })
  const open = findSendIntent(kit, transaction)
  let repeated: SendIntent | undefined
  if (open) {
    const resume = open.callsId ? resumeCalls : resumeSend
    const found = await resume(kit, client, { ...parameters, intent: open })
    if ('result' in found) return found.result
    repeated = found.intent
  }
  const sponsored = await runSponsored(kit, { ...parameters, intent: repeated })
  if (sponsored) return sponsored
  await withNotSent(async () => {
    await assert({ isSponsored: false })
    signal.throwIfAborted()
    await switchForSend(client, { connector, report })
  }, repeated)
  const post = await withNotSent(() => {
    signal.throwIfAborted()
    return requestSend(kit, { connector, signal, transaction })
  }, repeated)
  const { cause, intent } = await submitSend(kit, client, {
    intent: repeated,
    post,
    report,
    signal,
    transaction,
  })
  return settleSend(kit, client, { ...parameters, cause, intent })
}

export declare namespace runTransaction {
  type Parameters = {
    assert: (options: { isSponsored: boolean }) => Promise<void>
    confirmations: number
    connector: Connector
    isSponsorable?: boolean | undefined
    report: (progress: SendTokenProgress) => void
    resend: boolean
    signal: AbortSignal
    since?: number | undefined
    transaction: SendTransaction
  }
}

/**
 * Sends the transaction as a batch of one call (EIP-5792), with the app's
 * paymaster. A transaction that may still land is only sent again the way it
 * was sent before: a batch with its ID, another one with its nonce.
 *
 * @param parameters.intent - the earlier one
 * @returns `undefined` if the account pays itself; nothing was sent
 */
async function runSponsored(
  kit: Kit,
  parameters: runTransaction.Parameters & { intent: SendIntent | undefined },
): Promise<EvmSendResult | undefined> {
  const { assert, connector, intent, isSponsorable, signal } = parameters
  const { chainId, from } = parameters.transaction
  if (intent ? !intent.callsId : !isSponsorable) return undefined
  const paymaster = await withNotSent(
    () => findSponsor(kit, { chainId, connector, from, signal }),
    intent,
  )
  if (!paymaster && !intent) return undefined
  try {
    return await runBatch(kit, {
      ...parameters,
      assert: () => assert({ isSponsored: paymaster !== undefined }),
      before: [],
      paymaster,
    })
  } catch (error) {
    if (!intent && isBatchRefused(error)) return undefined
    throw error
  }
}

/**
 * Resumes an identical send that was handed over as a batch (EIP-5792). If it
 * has landed or is pending, returns its result: nothing is sent.
 *
 * @returns the intent to send again with its own ID, or `undefined` to start
 * over
 * @throws TransactionUnknownError while the first one may still land
 */
async function resumeCalls(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: resumeSend.Parameters,
): Promise<resumeSend.ReturnType> {
  const { connector, intent, resend } = parameters
  const { id } = client.chain
  if (resend) {
    const { status } = await lookUpBatch(client, { connector, intent }).catch(
      () => ({ status: 'unknown' }),
    )
    // Wallets make the batch of one ID once.
    if (status === 'unknown') return { intent }
  }
  const result = await resumeBatch(kit, { ...parameters, chainId: id })
  return result ? { result } : { intent: undefined }
}

/**
 * Resumes an identical send whose outcome was left open. If it has landed or
 * is pending, returns its result: nothing is sent.
 *
 * @returns the intent to send again with its own nonce, or `undefined` to
 * start over
 * @throws TransactionUnknownError while the first one may still land
 */
async function resumeSend(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: resumeSend.Parameters,
): Promise<resumeSend.ReturnType> {
  const { intent, resend, since } = parameters
  const outcome = await lookUpSend(client, intent).catch((cause: unknown) => {
    throw toUnknownOutcome(intent, { cause })
  })
  // While its nonce is uncertain, only the user can decide that it is gone.
  const isGone = outcome.status === 'replaced' && resend
  const isOld =
    outcome.status === 'landed' &&
    getAge(intent) > SEND_RESULT_LIFE_MS &&
    (since === undefined || intent.createdAt < since)
  if (isGone || isOld) {
    getSendJournal(kit).remove(intent.id)
    return { intent: undefined }
  }
  if (outcome.status === 'unseen' && (await isFree(parameters)))
    return { intent }
  try {
    return { result: await settleSend(kit, client, parameters) }
  } catch (error) {
    if (error instanceof KitError && gone.includes(error.code))
      return { intent: undefined }
    if (!(error instanceof TransactionUnknownError)) throw error
    // What was learned about it meanwhile has been recorded.
    const noted = getSendJournal(kit).list()
    const latest = noted.find(({ id }) => id === intent.id) ?? intent
    const now = await lookUpSend(client, latest).catch(() => undefined)
    const isUnseen = now?.status === 'unseen'
    if (isUnseen && (await isFree({ ...parameters, intent: latest })))
      return { intent: latest }
    throw error
  }
}

declare namespace resumeSend {
  type Parameters = settleSend.Parameters & {
    resend: boolean
    since?: number | undefined
  }
  type ReturnType =
    | { result: EvmSendResult }
    | { intent: SendIntent | undefined }
}

/** The first one can no longer land, so this is a separate payment. */
const gone = ['TRANSACTION_REPLACED', 'TRANSACTION_CANCELLED']

/**
 * Other wallets than the embedded one may still show the request, so the user
 * has to decide. Either way it is sent with the nonce of the first: if that
 * one is still in flight, the network accepts only one of the two.
 */
async function isFree({ connector, intent, resend }: resumeSend.Parameters) {
  if (resend) return true
  return intent.hash
    ? isNotAccepted({ connector, intent })
    : isDropped({ connector, intent })
}

function getAge(intent: SendIntent) {
  return Date.now() - intent.createdAt
}
