import type { Address, Chain, Client, Transport } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { KitError } from '../../core/errors/base.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { Kit } from '../../createKit.js'
import type { Recorded } from '../../payments/createJournal.js'
import { isOld } from '../../payments/isOld.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { isDropped } from './isDropped.js'
import { isNotAccepted } from './isNotAccepted.js'
import { lookUpBatch } from './lookUpBatch.js'
import { lookUpSend } from './lookUpSend.js'
import { readOwnCount } from './readOwnCount.js'
import { resumeBatch } from './resumeBatch.js'
import { settleSend } from './settleSend.js'
import { toUnknownOutcome } from './toUnknownOutcome.js'
import type { EvmSendResult } from './types.js'

/**
 * Resumes an identical payment whose outcome was left open, on its own rail. If
 * it has landed or is pending, returns its result: nothing is sent.
 *
 * @param parameters.resend - the user knows that it may be a second payment
 * @param parameters.since - an identical send since then counts as this one,
 * however long ago it landed. Unix time in milliseconds
 * @returns the intent to send again as it was sent before, or `undefined` to
 * start over
 * @throws TransactionUnknownError while the first one may still land
 */
export async function resumeTransaction(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: resumeTransaction.Parameters & { intent: Recorded<SendIntent> },
): Promise<resumeTransaction.ReturnType> {
  return parameters.intent.rail === 'calls'
    ? resumeCalls(kit, client, parameters)
    : resumeSend(kit, client, parameters)
}

export declare namespace resumeTransaction {
  type Parameters = settleSend.Parameters & {
    resend: boolean
    since?: number | undefined
  }
  type ReturnType =
    | { result: EvmSendResult }
    | { intent: SendIntent | undefined }
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
  parameters: resumeTransaction.Parameters,
): Promise<resumeTransaction.ReturnType> {
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
  parameters: resumeTransaction.Parameters,
): Promise<resumeTransaction.ReturnType> {
  const { intent, resend, since } = parameters
  const outcome = await lookUpSend(client, intent).catch((cause: unknown) => {
    throw toUnknownOutcome(intent, { cause })
  })
  // While its nonce is uncertain, only the user can decide that it is gone.
  const isGone =
    outcome.status === 'replaced' &&
    resend &&
    !(await isInFlight(client, parameters))
  const isLate = outcome.status === 'landed' && isOld(intent, since)
  if (isGone || isLate) {
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
    const latest = getSendJournal(kit).get(intent.id) ?? intent
    const now = await lookUpSend(client, latest).catch(() => undefined)
    const isUnseen = now?.status === 'unseen'
    if (isUnseen && (await isFree({ ...parameters, intent: latest })))
      return { intent: latest }
    throw error
  }
}

/**
 * Whether the embedded wallet waits for transactions of its own. It broadcasts
 * them until they land, and one of them may be the payment.
 */
async function isInFlight(
  client: Client<Transport, Chain>,
  { connector, intent }: Parameters<typeof resumeSend>[2],
) {
  const address = intent.from as Address
  const next = await readOwnCount(connector, address)
  if (next === undefined) return false
  // guard: in flight
  return next > (await getTransactionCount(client, { address }))
}

/** The first one can no longer land, so this is a separate payment. */
const gone = ['TRANSACTION_REPLACED', 'TRANSACTION_CANCELLED']

/**
 * Other wallets than the embedded one may still show the request, so the user
 * has to decide. Either way it is sent with the nonce of the first: if that
 * one is still in flight, the network accepts only one of the two.
 */
async function isFree({
  connector,
  intent,
  resend,
}: resumeTransaction.Parameters) {
  if (resend) return true
  return intent.hash
    ? isNotAccepted({ connector, intent })
    : isDropped({ connector, intent })
}
