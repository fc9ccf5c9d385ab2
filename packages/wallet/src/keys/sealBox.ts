import { concat, stringToBytes } from 'viem'
import { encodeBase64 } from '../core/encodeBase64.js'
import { IV_BYTES, importBoxKey } from './importBoxKey.js'

/**
 * Encrypts for one purpose (AES-256-GCM, a random nonce of 96 bits in front).
 *
 * @param parameters.bind - what it belongs to, as additional data
 * @returns base64
 */
export async function sealBox(parameters: {
  bind: readonly string[]
  bytes: Uint8Array
  /** 32 bytes. */
  key: Uint8Array
}): Promise<string> {
  const { bind, bytes, key } = parameters
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt(
    {
      name: 'AES-GCM',
      iv,
      additionalData: Uint8Array.from(stringToBytes(JSON.stringify(bind))),
    },
    await importBoxKey(key),
    Uint8Array.from(bytes),
  )
  return encodeBase64(concat([iv, new Uint8Array(data)]))
}
