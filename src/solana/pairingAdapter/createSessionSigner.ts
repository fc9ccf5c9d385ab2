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
 * Creates the signing functions for WalletConnect's Solana methods. A signed
 * transaction is accepted only with the account's valid signature of the
 * requested one. Other signatures only have to be well-formed.
 *
 * @param parameters.request - sends a request to the wallet, for one account
 * and cluster
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
 * Splits a transaction into fields, for wallets that do not read
 * `transaction`. Only possible for the legacy format.
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

/** Length of the longest transaction as base64 text. */
const MAX_TEXT_LENGTH = 1_644

/**
 * Reads a wallet's answer to a request to sign a transaction: the signed one
 * (`transaction`, base64), or only the account's `signature` (base58), as
 * returned by older wallets.
 *
 * @returns the requested transaction with the account's signature, and nothing
 * else from the answer; `undefined` without a valid signature
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

/** Returns the signatures of a transaction with this message. */
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
