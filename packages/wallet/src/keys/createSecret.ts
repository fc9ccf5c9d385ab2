import { ENTROPY_BYTES, type Secret } from '../core/secret.js'

/** The secret of a new wallet. */
export function createSecret(): Secret {
  const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))
  return { type: 'phrase', entropy }
}
