import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { type Keypair, VersionedTransaction } from '@solana/web3.js'
import { decodeBase58 } from '../../../src/core/address/decodeBase58.js'
import { encodeBase58 } from '../../../src/core/address/encodeBase58.js'

/** Returns what an honest frame answers to signature requests. */
export function signSolana(keypair: Keypair) {
  const signBytes = (text: string) => {
    const transaction = VersionedTransaction.deserialize(
      decodeBase58(text) as Uint8Array,
    )
    transaction.sign([keypair])
    return transaction
  }
  return ({ method, params }: { method: string; params: never }) => {
    const { message, transaction, transactions } = params as {
      message: string
      transaction: string
      transactions: string[]
    }
    if (method === 'solana_signMessage')
      return {
        signature: encodeBase58(
          sign(null, decodeBase58(message) as Uint8Array, toKey(keypair)),
        ),
      }
    if (method === 'solana_signAllTransactions')
      return {
        transactions: transactions.map((x) =>
          encodeBase58(signBytes(x).serialize()),
        ),
      }
    const signed = signBytes(transaction)
    const signature = encodeBase58(signed.signatures[0] as Uint8Array)
    return method === 'solana_signAndSendTransaction'
      ? { signature }
      : { transaction: encodeBase58(signed.serialize()), signature }
  }
}

/** Whether it is the account's ed25519 signature of the message. */
export function verifySolana(
  signature: Uint8Array,
  message: Uint8Array,
  keypair: Keypair,
) {
  return verify(null, message, createPublicKey(toKey(keypair)), signature)
}

/** Returns a key as PKCS #8, from its seed. */
function toKey({ secretKey }: Keypair) {
  const head = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({
    format: 'der',
    key: Buffer.concat([head, secretKey.slice(0, 32)]),
    type: 'pkcs8',
  })
}
