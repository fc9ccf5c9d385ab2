import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { getMember } from '../../core/errors/getMember.js'
import { PairingAnswerError } from '../../core/errors/pairing.js'
import { parseTransaction } from '../adapters/parseTransaction.js'
import { splitTransaction } from '../frame/splitTransaction.js'
import { decodeBase64 } from '../send/decodeBase64.js'
import { encodeBase64 } from '../send/encodeBase64.js'
import { assertMessageLength } from '../sign/assertMessageLength.js'
import { assertSigner } from '../sign/assertSigner.js'
import { verifySignature } from '../sign/verifySignature.js'
import type { WalletHandle } from '../wallet.js'
import type { createSessionRequest } from './createSessionRequest.js'
import { readBareSignature } from './readBareSignature.js'

/**
 * What a wallet signs by WalletConnect's methods for Solana. No answer is
 * believed that is not the account's signature of what was asked.
 *
 * @param parameters.request - asks the wallet, for one account and cluster
 */
export function createSessionSigner(
  parameters: createSessionSigner.Parameters,
): createSessionSigner.ReturnType {
  const { request } = parameters
  return {
    async signMessage({ message, ...target }) {
      assertMessageLength(message)
      const answer = await request(target, 'solana_signMessage', {
        message: encodeBase58(message),
        pubkey: target.address,
      })
      const signature = readBareSignature(answer)
      if (!signature) throw refuse()
      return signature
    },
    async signTransaction({ transaction, ...target }) {
      assertSigner(transaction, target.address)
      const answer = await request(target, 'solana_signTransaction', {
        ...(await toLegacyFields(transaction)),
        transaction: encodeBase64(transaction),
        pubkey: target.address,
      })
      return read(answer, { signer: target.address, transaction })
    },
    async signAllTransactions({ transactions, ...target }) {
      for (const transaction of transactions)
        assertSigner(transaction, target.address)
      if (transactions.length === 0) return []
      const answer = await request(target, 'solana_signAllTransactions', {
        transactions: transactions.map(encodeBase64),
        pubkey: target.address,
      })
      const given = getMember(answer, 'transactions')
      if (!Array.isArray(given) || given.length !== transactions.length)
        throw refuse()
      return Promise.all(
        transactions.map((transaction, index) =>
          read(
            { transaction: given[index] },
            { signer: target.address, transaction },
          ),
        ),
      )
    },
    async signAndSendTransaction({ options, transaction, ...target }) {
      assertSigner(transaction, target.address)
      const answer = await request(target, 'solana_signAndSendTransaction', {
        ...(await toLegacyFields(transaction)),
        transaction: encodeBase64(transaction),
        pubkey: target.address,
        ...(options && { sendOptions: options }),
      })
      const signature = readBareSignature(answer)
      if (!signature) throw refuse()
      return encodeBase58(signature)
    },
  }
}

export declare namespace createSessionSigner {
  type Parameters = { request: createSessionRequest.ReturnType }
  type ReturnType = Required<
    Pick<
      WalletHandle,
      | 'signAllTransactions'
      | 'signAndSendTransaction'
      | 'signMessage'
      | 'signTransaction'
    >
  >
}

async function read(answer: unknown, asked: readAnswer.Asked) {
  const signed = await readAnswer(answer, asked)
  if (!signed) throw refuse()
  return signed
}

function refuse() {
  return new PairingAnswerError({
    details: 'It is not a signature of what was asked.',
  })
}

/**
 * A transaction taken apart, for wallets that do not read the `transaction`
 * they are given. Only those of the legacy format can be.
 *
 * @throws InvalidTransactionError
 */
async function toLegacyFields(
  bytes: Uint8Array,
): Promise<Record<string, unknown>> {
  const transaction = await parseTransaction(bytes)
  if ('version' in transaction) return {}
  const { feePayer, instructions, recentBlockhash, signatures } = transaction
  return {
    feePayer: feePayer?.toBase58(),
    recentBlockhash,
    instructions: instructions.map(({ data, keys, programId }) => ({
      programId: programId.toBase58(),
      data: encodeBase58(data),
      keys: keys.map(({ isSigner, isWritable, pubkey }) => ({
        isSigner,
        isWritable,
        pubkey: pubkey.toBase58(),
      })),
    })),
    signatures: signatures.flatMap(({ publicKey, signature }) =>
      signature
        ? [
            {
              pubkey: publicKey.toBase58(),
              signature: encodeBase58(signature),
            },
          ]
        : [],
    ),
  }
}

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
async function readAnswer(
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

declare namespace readAnswer {
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
