import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { FrameError } from '../../core/errors/frame.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { assertMessageLength } from '../sign/assertMessageLength.js'
import { assertSigner } from '../sign/assertSigner.js'
import type { WalletHandle } from '../wallet.js'
import { readSignature } from './readSignature.js'
import { splitTransaction } from './splitTransaction.js'

/**
 * Creates the signing functions of the embedded wallet. Everything requires an
 * approval in the frame. A signed transaction has to be the requested one, and
 * a signature well-formed.
 *
 * @param parameters.request - sends a request to the frame, for one account
 * and cluster
 */
export function createFrameSigner(
  parameters: createFrameSigner.Parameters,
): createFrameSigner.ReturnType {
  const { request } = parameters
  return {
    async signMessage({ message, ...target }) {
      assertMessageLength(message)
      const answer = await request(target, 'solana_signMessage', {
        message: encodeBase58(message),
        pubkey: target.address,
      })
      const signature = readSignature(answer.signature)
      if (!signature) throw refuse('no')
      return signature
    },
    async signTransaction({ transaction, ...target }) {
      assertSigner(transaction, target.address)
      const answer = await request(target, 'solana_signTransaction', {
        transaction: encodeBase58(transaction),
      })
      const asked = { signer: target.address, transaction }
      const signed = readSigned(answer.transaction, asked)
      if (!signed) throw refuse('no')
      return signed
    },
    async signAllTransactions({ transactions, ...target }) {
      for (const transaction of transactions)
        assertSigner(transaction, target.address)
      if (transactions.length === 0) return []
      const answer = await request(target, 'solana_signAllTransactions', {
        transactions: transactions.map(encodeBase58),
      })
      const given = Array.isArray(answer.transactions)
        ? answer.transactions
        : []
      if (given.length !== transactions.length) throw refuse('no')
      return transactions.map((transaction, index) => {
        const asked = { signer: target.address, transaction }
        const signed = readSigned(given[index], asked)
        if (!signed) throw refuse('no')
        return signed
      })
    },
    async signAndSendTransaction({ options, transaction, ...target }) {
      assertSigner(transaction, target.address)
      const answer = await request(target, 'solana_signAndSendTransaction', {
        transaction: encodeBase58(transaction),
        ...(options && { options }),
      })
      if (!readSignature(answer.signature)) throw refuse('unknown')
      return answer.signature as string
    },
  }
}

export declare namespace createFrameSigner {
  type Target = {
    address: string
    caipNetworkId: SolanaNetworkId
    signal?: AbortSignal | undefined
  }
  type Parameters = {
    request(
      target: Target,
      method: string,
      params: Record<string, unknown>,
    ): Promise<Record<string, unknown>>
  }
  type ReturnType = Required<
    Pick<
      WalletHandle,
      'signAndSendTransaction' | 'signMessage' | 'signTransaction'
    >
  > & {
    /** One approval for all; returns none unless all are valid. */
    signAllTransactions(
      parameters: Target & { transactions: readonly Uint8Array[] },
    ): Promise<readonly Uint8Array[]>
  }
}

function refuse(sentToNetwork: 'no' | 'unknown') {
  return new FrameError({
    details: 'The frame has answered another question.',
    sentToNetwork,
  })
}

/** Length of the longest transaction as base58 text. */
const MAX_TEXT_LENGTH = 1_700

/**
 * Reads a signed transaction, which has to be the requested one: the same
 * message, signed by the signer, with the other signatures unchanged.
 *
 * @returns its bytes, `undefined` for anything else
 */
function readSigned(
  value: unknown,
  asked: { signer: string; transaction: Uint8Array },
): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH)
    return undefined
  const bytes = decodeBase58(value)
  const given = bytes && splitTransaction(bytes)
  const wanted = splitTransaction(asked.transaction)
  if (!given || !wanted || !isSame(given.message, wanted.message))
    return undefined
  const isRight = wanted.signers.every((signer, index) => {
    const signature = given.signatures[index] ?? new Uint8Array()
    return signer === asked.signer
      ? signature.some((byte) => byte !== 0)
      : isSame(signature, wanted.signatures[index] ?? new Uint8Array())
  })
  return isRight ? bytes : undefined
}

function isSame(one: Uint8Array, other: Uint8Array) {
  return (
    one.length === other.length &&
    one.every((byte, index) => byte === other[index])
  )
}
