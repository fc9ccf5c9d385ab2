import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { getMember } from '../../core/errors/getMember.js'
import { PairingAnswerError } from '../../core/errors/pairing.js'
import { encodeBase64 } from '../send/encodeBase64.js'
import { assertMessageLength } from '../sign/assertMessageLength.js'
import { assertSigner } from '../sign/assertSigner.js'
import type { WalletHandle } from '../wallet.js'
import type { createSessionRequest } from './createSessionRequest.js'
import { readAnswer } from './readAnswer.js'
import { readBareSignature } from './readBareSignature.js'
import { toLegacyFields } from './toLegacyFields.js'

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
