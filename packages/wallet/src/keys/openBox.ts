import { stringToBytes } from 'viem'
import { decodeBase64 } from '../core/decodeBase64.js'
import { IV_BYTES, importBoxKey } from './importBoxKey.js'

/**
 * Decrypts what `sealBox` gave; `undefined` when it is corrupt, or was sealed
 * with another key or for something else.
 */
export async function openBox(parameters: {
  bind: readonly string[]
  box: string
  key: Uint8Array
}): Promise<Uint8Array | undefined> {
  const { bind, box, key } = parameters
  const bytes = decodeBase64(box)
  if (!bytes || bytes.length <= IV_BYTES) return undefined
  const imported = await importBoxKey(key)
  const data = await crypto.subtle
    .decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.slice(0, IV_BYTES),
        additionalData: Uint8Array.from(stringToBytes(JSON.stringify(bind))),
      },
      imported,
      bytes.slice(IV_BYTES),
    )
    .catch(() => undefined)
  return data && new Uint8Array(data)
}
