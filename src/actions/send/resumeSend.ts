import type { Chain, Client, Transport } from 'viem'
import { SEND_RESULT_LIFE_MS } from '../../core/constants.js'
import { KitError } from '../../core/errors/base.js'
import { TransactionUnknownError } from '../../core/errors/transaction.js'
import type { SendIntent } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import type { sendToken } from '../sendToken.js'
import { getSendIntents } from './getSendIntents.js'
import { isDropped } from './isDropped.js'
import { isNotAccepted } from './isNotAccepted.js'
import { lookUpSend } from './lookUpSend.js'
import { removeSendIntent } from './removeSendIntent.js'
import { settleSend } from './settleSend.js'
import { toUnknown } from './toUnknown.js'

/**
 * Takes up an identical send whose fate was left open. When it has landed, or
 * is on its way, this is its result: nothing is sent.
 *
 * @returns the intent to send anew with its own nonce, or `undefined` to start
 * from nothing
 * @throws TransactionUnknownError as long as the first one may still land
 */
export async function resumeSend(
  kit: Kit,
  client: Client<Transport, Chain>,
  parameters: resumeSend.Parameters,
): Promise<resumeSend.ReturnType> {
  const { intent, resend } = parameters
  const fate = await lookUpSend(client, intent).catch((cause: unknown) => {
    throw toUnknown(intent, { cause })
  })
  // Only a person can say of one whose nonce is not certain that it is gone.
  const isGone = fate.status === 'replaced' && resend
  const isOld = fate.status === 'landed' && getAge(intent) > SEND_RESULT_LIFE_MS
  if (isGone || isOld) {
    removeSendIntent(kit, intent.id)
    return { intent: undefined }
  }
  if (fate.status === 'unseen' && (await isFree(parameters))) return { intent }
  try {
    return { result: await settleSend(kit, client, parameters) }
  } catch (error) {
    if (error instanceof KitError && gone.includes(error.code))
      return { intent: undefined }
    if (!(error instanceof TransactionUnknownError)) throw error
    // What was learnt of it in the meantime has been noted.
    const noted = getSendIntents(kit)
    const latest = noted.find(({ id }) => id === intent.id) ?? intent
    const now = await lookUpSend(client, latest).catch(() => undefined)
    const isUnseen = now?.status === 'unseen'
    if (isUnseen && (await isFree({ ...parameters, intent: latest })))
      return { intent: latest }
    throw error
  }
}

export declare namespace resumeSend {
  type Parameters = settleSend.Parameters & { resend: boolean }
  type ReturnType =
    | { result: sendToken.EvmResult }
    | { intent: SendIntent | undefined }
}

/** The first one cannot land any more, so this one is a payment of its own. */
const gone = ['TRANSACTION_REPLACED', 'TRANSACTION_CANCELLED']

/**
 * Of wallets other than the embedded one nobody knows what they still show, so
 * a person has to say so. Either way it is sent with the nonce of the first:
 * should that one still be under way somewhere, the network takes only one of
 * the two.
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
