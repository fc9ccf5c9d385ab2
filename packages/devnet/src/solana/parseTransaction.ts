import { createHash, createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import { decodeBase58 } from 'latchkey-wallet/base58'
import { createRpcError } from '../createRpcError.js'

/** Largest transaction, so that it fits one packet. */
const WIRE_MAX_BYTES = 1_232

export type ParsedTransaction = {
  tx: VersionedTransaction
  wire: Uint8Array
  /** Base58 of the fee payer's signature, which is the transaction's id. */
  signature: string
  blockhash: string
  /** By which one that was processed is known again. */
  messageHash: string
  /** Whether every signature is there and right. */
  verify(): boolean
}

/**
 * Reads a serialized transaction, legacy or v0.
 *
 * @throws RpcError -32602 when it cannot be read
 */
export function parseTransaction(
  text: unknown,
  encoding: unknown = 'base58',
): ParsedTransaction {
  const wire = decode(text, encoding)
  if (wire.length > WIRE_MAX_BYTES)
    throw createRpcError(
      -32602,
      `decoded solana_transaction::versioned::VersionedTransaction too large: ${wire.length} bytes (max: ${WIRE_MAX_BYTES} bytes)`,
    )
  const tx = deserialize(wire)
  const message = tx.message.serialize()
  return {
    tx,
    wire,
    signature: base58.encode(tx.signatures[0] ?? new Uint8Array()),
    blockhash: tx.message.recentBlockhash,
    messageHash: createHash('sha256').update(message).digest('hex'),
    verify: () => areSigned(tx, message),
  }
}

function decode(text: unknown, encoding: unknown): Uint8Array {
  if (typeof text !== 'string')
    throw createRpcError(-32602, 'Invalid params: expected a string')
  if (encoding === 'base64') {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.toString('base64') === text) return Uint8Array.from(bytes)
    throw createRpcError(-32602, 'invalid base64 encoding: InvalidByte')
  }
  const bytes =
    encoding === 'base58' ? decodeBase58(text, text.length) : undefined
  if (bytes) return bytes
  throw createRpcError(
    -32602,
    encoding === 'base58'
      ? 'invalid base58 encoding: InvalidCharacter'
      : 'unsupported encoding. Supported encodings: base58, base64',
  )
}

function deserialize(wire: Uint8Array) {
  try {
    const tx = VersionedTransaction.deserialize(wire)
    const { numRequiredSignatures } = tx.message.header
    const whole = tx.serialize()
    const same = Buffer.from(whole).equals(wire)
    if (same && numRequiredSignatures > 0) return tx
  } catch {}
  throw createRpcError(
    -32602,
    'failed to deserialize solana_transaction::versioned::VersionedTransaction: io error: failed to fill whole buffer',
  )
}

function areSigned(
  { message, signatures }: VersionedTransaction,
  bytes: Uint8Array,
) {
  const { numRequiredSignatures } = message.header
  const signers = message.staticAccountKeys.slice(0, numRequiredSignatures)
  return signers.every((signer, index) => {
    const x = Buffer.from(signer.toBytes()).toString('base64url')
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x },
      format: 'jwk',
    })
    return verify(null, bytes, key, signatures[index] ?? new Uint8Array())
  })
}
