import { type Connection, Message, Transaction } from '@solana/web3.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'
import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaSendProgress } from '../../core/ports/solana.js'
import type { SolanaIntent } from '../../payments/solanaIntent.js'
import { callNode } from '../callNode.js'
import type { SolanaContext } from '../solanaContext.js'
import type { WalletHandle } from '../wallet.js'
import { assertAlone } from './assertAlone.js'
import type { Draft } from './createDraft.js'
import { createIntent } from './createIntent.js'
import { encodeBase64 } from './encodeBase64.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import { isTooLate } from './isTooLate.js'
import { readMemos } from './memo.js'
import { readBound } from './readBound.js'
import { readInstructions } from './readInstructions.js'
import type { Payment } from './readPayment.js'
import { requestWallet } from './requestWallet.js'
import { toWire } from './toWire.js'

/**
 * Has the wallet sign, and records the signed bytes. Nothing is sent here, so
 * every failure proves that nothing was sent.
 */
export async function signPayment(
  context: SolanaContext,
  nodes: readonly [Connection, ...Connection[]],
  parameters: signPayment.Parameters,
): Promise<SolanaIntent> {
  const { draft, payment, report, signal, wallet } = parameters
  const [connection] = nodes
  assertAlone(context, payment)
  const intent = getPaymentJournal(context).save(
    createIntent('sign', payment, draft),
  )
  report({ step: 'approving', hash: undefined, sentToNetwork: 'no' })
  try {
    const answer = await ask({ draft, payment, signal, wallet })
    const { hash, isExact, transaction } = readSigned(answer, draft.message)
    const signedAt = Date.now()
    const { lastValidBlockHeight } = draft
    const bound = isExact
      ? { lastValidBlockHeight }
      : await readBound(connection, signal)
    const signed = {
      ...{ ...intent, ...bound, hash, signedAt },
      transaction: encodeBase64(transaction),
    }
    await assertFresh(nodes, signed, signal)
    // Missing if another page, or the user, has discarded it.
    if (!getPaymentJournal(context).get(intent.id))
      throw new SolanaError({ code: 'TRANSACTION_EXPIRED' })
    return getPaymentJournal(context).save(signed)
  } catch (failure) {
    getPaymentJournal(context).remove(intent.id)
    throw failure
  }
}

export declare namespace signPayment {
  type Parameters = {
    draft: Draft
    payment: Payment
    report: (progress: SolanaSendProgress) => void
    signal: AbortSignal
    wallet: WalletHandle
  }
}

async function ask(parameters: Omit<signPayment.Parameters, 'report'>) {
  const { draft, payment, signal, wallet } = parameters
  const { caipNetworkId, from } = payment
  try {
    return await requestWallet(wallet, {
      address: from,
      run: async () => {
        const answer = await wallet.signTransaction?.({
          address: from,
          caipNetworkId,
          signal,
          transaction: toWire(draft.message),
        })
        return answer ?? new Uint8Array()
      },
      signal,
    })
  } catch (cause) {
    signal.throwIfAborted()
    if (getMoneyState(cause) === 'no') throw cause
    throw new SolanaError({ code: 'NOT_SIGNED', cause })
  }
}

/**
 * Rejects a payment that was approved too late to land, and one that has
 * landed already: that is an earlier payment, made in another page.
 */
async function assertFresh(
  nodes: readonly [Connection, ...Connection[]],
  signed: SolanaIntent & { hash: string },
  signal: AbortSignal,
) {
  const { hash } = signed
  const statuses = await Promise.all(
    nodes.map((node) =>
      callNode(() => node.getSignatureStatuses([hash]), {
        ...{ signal, tries: 1 },
      }).catch(() => undefined),
    ),
  )
  signal.throwIfAborted()
  const answers = statuses.filter((one) => one !== undefined)
  // The same bytes land only once, so a node that is wrong does no harm.
  if (answers.length > 0 && answers.every(({ value }) => value[0]))
    throw new SolanaError({ code: 'ALREADY_SENT', details: hash })
  if (await isTooLate(nodes, signed, signal))
    throw new SolanaError({ code: 'TRANSACTION_EXPIRED' })
}

/**
 * Checks what a wallet has signed: by the right account, and nothing but the
 * payment. Wallets may change fee and blockhash, and add memos and checks.
 *
 * @param signed - serialized transaction from the wallet
 * @param asked - message that it was asked to sign
 * @returns the bytes to send, and whether the message is exactly the requested
 * one
 * @throws SolanaError `SIGNED_OTHERWISE`
 */
function readSigned(
  signed: Uint8Array,
  asked: Uint8Array,
): { hash: string; isExact: boolean; transaction: Uint8Array } {
  try {
    const transaction = Transaction.from(signed)
    const message = Uint8Array.from(transaction.serializeMessage())
    const { signature } = transaction
    const isOwn =
      signature &&
      transaction.signatures.length === 1 &&
      transaction.verifySignatures() &&
      isSame(message, asked)
    if (!isOwn) throw new Error('The message or its signature differs')
    return {
      hash: encodeBase58(signature),
      isExact: encodeBase58(message) === encodeBase58(asked),
      transaction: toWire(message, signature),
    }
  } catch (cause) {
    throw new SolanaError({ code: 'SIGNED_OTHERWISE', cause })
  }
}

function isSame(message: Uint8Array, asked: Uint8Array) {
  const [one, other] = [Message.from(message), Message.from(asked)]
  const [payer, owner] = [one.accountKeys[0], other.accountKeys[0]]
  return (
    payer?.toBase58() === owner?.toBase58() &&
    hasMemos(one, other) && // guard: memo is signed
    readInstructions(one).join(';') === readInstructions(other).join(';')
  )
}

/** A wallet may add a memo of its own, but not drop the payment's. */
function hasMemos(signed: Message, asked: Message) {
  const memos = readMemos(signed)
  return readMemos(asked).every((memo) => memos.includes(memo))
}
