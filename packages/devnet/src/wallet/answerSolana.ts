import { base58 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import { decodeBase58 } from 'latchkey-wallet/base58'
import type { Keyring, SolanaSigner } from './createKeyring.js'
import { requestNode } from './requestNode.js'

const MAX_MESSAGE_BYTES = 4_096

/**
 * Signs and sends for an app, on the network of its request.
 *
 * @throws RpcFailure, or an error with a message
 */
export async function answerSolana(
  { method, params }: { method: string; params: unknown },
  { accounts, keyring, rpcUrl }: answerSolana.Parameters,
): Promise<unknown> {
  const given = (params ?? {}) as Record<string, unknown>
  const getKey = () => keyring.getSolana(given.pubkey ?? accounts[0])
  switch (method) {
    case 'solana_getAccounts':
    case 'solana_requestAccounts':
      return accounts.map((pubkey) => ({ pubkey }))
    case 'solana_signMessage': {
      const bytes = decodeBase58(given.message, MAX_MESSAGE_BYTES)
      if (!bytes) throw { code: -32602, message: 'Message is not base58' }
      return { signature: base58.encode(getKey().sign(bytes)) }
    }
    case 'solana_signTransaction':
      return sign(given.transaction, getKey())
    case 'solana_signAllTransactions': {
      const all = given.transactions as unknown[]
      const signed = all.map((item) => sign(item, getKey()).transaction)
      return { transactions: signed }
    }
    case 'solana_signAndSendTransaction': {
      const { transaction } = sign(given.transaction, getKey())
      const options = given.sendOptions ?? {}
      const config = { ...options, encoding: 'base64' }
      const signature = await requestNode(rpcUrl, 'sendTransaction', [
        transaction,
        config,
      ])
      return { signature }
    }
    default:
      throw { code: 4200, message: `${method} is not supported` }
  }
}

export declare namespace answerSolana {
  type Parameters = {
    /** Addresses of the session, the one in use first. */
    accounts: readonly string[]
    keyring: Keyring
    rpcUrl: string | undefined
  }
}

function sign(text: unknown, { pair }: SolanaSigner) {
  if (typeof text !== 'string')
    throw { code: -32602, message: 'Transaction is not base64' }
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  const transaction = VersionedTransaction.deserialize(bytes)
  transaction.sign([pair])
  const index = transaction.message.staticAccountKeys.findIndex((account) =>
    account.equals(pair.publicKey),
  )
  const signature = transaction.signatures[index] ?? new Uint8Array(64)
  const signed = String.fromCharCode(...transaction.serialize())
  return { signature: base58.encode(signature), transaction: btoa(signed) }
}
