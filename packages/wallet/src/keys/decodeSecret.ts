import { ENTROPY_BYTES, type Secret } from '../core/secret.js'

const KEY_BYTES = 32

/** Reads the bytes of a secret; `undefined` when they are none. */
export function decodeSecret(bytes: Uint8Array): Secret | undefined {
  const [type] = bytes
  const body = bytes.slice(1)
  if (type === 1 && body.length === ENTROPY_BYTES)
    return { type: 'phrase', entropy: body }
  if (type === 2 && body.length === 2 * KEY_BYTES)
    return {
      type: 'keys',
      evm: body.slice(0, KEY_BYTES),
      solana: body.slice(KEY_BYTES),
    }
  return undefined
}
