import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { getSubtle } from '../../core/secureContext/getSubtle.js'
import { loadWeb3 } from '../loadWeb3.js'

/**
 * Whether an ed25519 signature over a message belongs to an address.
 *
 * Uses the browser if it supports that; else web3.js, which only verifies
 * transactions, so it is given one that serializes to the message.
 */
export async function verifySignature(parameters: {
  address: string
  message: Uint8Array
  signature: Uint8Array
}): Promise<boolean> {
  const { address, message, signature } = parameters
  const key = decodeBase58(address)
  if (key?.length !== 32 || signature.length !== 64) return false
  const isValid = await verifyInBrowser({ key, message, signature })
  if (isValid !== undefined) return isValid
  const { PublicKey, Transaction } = await loadWeb3()
  try {
    const transaction = new Transaction()
    const publicKey = new PublicKey(key)
    transaction.feePayer = publicKey
    type Bytes = Parameters<typeof transaction.addSignature>[1]
    transaction.signatures = [{ publicKey, signature: signature as Bytes }]
    transaction.serializeMessage = () => message as Bytes
    return transaction.verifySignatures()
  } catch {
    return false
  }
}

/** `undefined` if the browser does not support the algorithm. */
async function verifyInBrowser(parameters: {
  key: Uint8Array
  message: Uint8Array
  signature: Uint8Array
}) {
  const { key, message, signature } = parameters
  const subtle = getSubtle()
  if (!subtle) return undefined
  try {
    const imported = await subtle.importKey(
      'raw',
      Uint8Array.from(key),
      'Ed25519',
      false,
      ['verify'],
    )
    return await subtle.verify(
      'Ed25519',
      imported,
      Uint8Array.from(signature),
      Uint8Array.from(message),
    )
  } catch {
    return undefined
  }
}
