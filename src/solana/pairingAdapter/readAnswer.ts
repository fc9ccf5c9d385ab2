import { getMember } from '../../core/errors/getMember.js'
import { splitTransaction } from '../frame/splitTransaction.js'
import { decodeBase64 } from '../send/decodeBase64.js'
import { verifySignature } from '../sign/verifySignature.js'
import { readBareSignature } from './readBareSignature.js'

/** Base64 text of the longest transaction. */
const MAX_TEXT_LENGTH = 1_644

/**
 * Reads what a wallet answers when it was asked to sign a transaction: the
 * signed one (`transaction`, base64), or the account's `signature` alone
 * (base58), which older wallets give.
 *
 * @returns the transaction that was asked, with the account's signature and
 * nothing else of the answer; `undefined` when there is no such signature
 */
export async function readAnswer(
  answer: unknown,
  asked: readAnswer.Asked,
): Promise<Uint8Array | undefined> {
  const wanted = splitTransaction(asked.transaction)
  const index = wanted?.signers.indexOf(asked.signer) ?? -1
  if (!wanted || index < 0) return undefined
  const transaction = getMember(answer, 'transaction')
  const signature =
    transaction === undefined || transaction === null
      ? readBareSignature(answer)
      : readSigned(transaction, wanted.message)?.[index]
  if (!signature) return undefined
  const isValid = await verifySignature({
    address: asked.signer,
    message: wanted.message,
    signature,
  })
  if (!isValid) return undefined
  const signed = asked.transaction.slice()
  signed.set(signature, 1 + index * signature.length)
  return signed
}

export declare namespace readAnswer {
  type Asked = { signer: string; transaction: Uint8Array }
}

/** The signatures of a transaction with this message. */
function readSigned(value: unknown, message: Uint8Array) {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH)
    return undefined
  const given = decode(value)
  const isSame =
    given?.message.length === message.length &&
    given.message.every((byte, index) => byte === message[index])
  return isSame ? given?.signatures : undefined
}

function decode(text: string) {
  try {
    return splitTransaction(decodeBase64(text))
  } catch {
    return undefined
  }
}
