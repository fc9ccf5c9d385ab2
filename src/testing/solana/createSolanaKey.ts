import { ed25519 } from '@noble/curves/ed25519'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { ParameterError } from '../../core/errors/base.js'

/** An ed25519 key pair of a mock, with its Solana address. */
export type SolanaKey = {
  address: string
  publicKey: Uint8Array
  sign(message: Uint8Array): Uint8Array
}

/**
 * Creates a key from its seed of 32 bytes, or from a secret key of 64 bytes as
 * in `secretKey` of a web3.js key pair.
 *
 * @throws ParameterError when it has another length
 */
export function createSolanaKey(secret: Uint8Array): SolanaKey {
  // Not `instanceof`: test environments have other globals than their host.
  const length = ArrayBuffer.isView(secret) ? secret.byteLength : 0
  if (length !== 32 && length !== 64)
    throw new ParameterError({
      expected: 'seeds of 32 bytes or secret keys of 64 bytes',
      parameter: 'solanaAccounts',
      received: ArrayBuffer.isView(secret) ? `${length} bytes` : typeof secret,
    })
  const seed = Uint8Array.from(secret.slice(0, 32))
  const publicKey = ed25519.getPublicKey(seed)
  return {
    address: encodeBase58(publicKey),
    publicKey,
    sign: (message) => ed25519.sign(Uint8Array.from(message), seed),
  }
}
