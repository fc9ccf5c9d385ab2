import { hkdfSync } from 'node:crypto'

/** Derives 32 bytes for one purpose from the master key. */
export function deriveKey(masterKey: Buffer, purpose: string): Buffer {
  const info = `latchkey ${purpose}`
  return Buffer.from(hkdfSync('sha256', masterKey, '', info, 32))
}
