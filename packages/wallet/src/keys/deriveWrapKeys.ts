import { stringToBytes } from 'viem'
import type { Method } from '../core/bindTo.js'

const KEY_BITS = 256

/** What a code or a passkey gives. */
export type WrapKeys = {
  /** Encrypts the recovery key; never leaves the frame. */
  key: Uint8Array
  /** Shown to the server, which gives the encrypted records for it. */
  proof: Uint8Array
}

/**
 * Derives two independent keys (HKDF-SHA-256) from the secret of a method: the
 * one that the server gets to see says nothing about the other.
 *
 * @param parameters.salt - 16 bytes of the wrap, as base64
 */
export async function deriveWrapKeys(parameters: {
  method: Method
  salt: string
  secret: Uint8Array
  userId: string
}): Promise<WrapKeys> {
  const { method, salt, secret, userId } = parameters
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(secret),
    'HKDF',
    false,
    ['deriveBits'],
  )
  async function derive(purpose: 'key' | 'proof') {
    const info = JSON.stringify(['latchkey-custody', method, userId, purpose])
    const bits = await crypto.subtle.deriveBits(
      {
        name: 'HKDF',
        hash: 'SHA-256',
        salt: Uint8Array.from(stringToBytes(salt)),
        info: Uint8Array.from(stringToBytes(info)),
      },
      key,
      KEY_BITS,
    )
    return new Uint8Array(bits)
  }
  return { key: await derive('key'), proof: await derive('proof') }
}
