import { sealBytes } from './sealBytes.js'
import type { Sealed, VaultKey } from './sealed.js'

/** Encrypts a text for one purpose. */
export function sealText(
  vault: VaultKey,
  purpose: string,
  text: string,
): Promise<Sealed> {
  return sealBytes(vault, purpose, new TextEncoder().encode(text))
}
