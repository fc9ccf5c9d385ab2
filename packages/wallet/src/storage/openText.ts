import { openSealed } from './openSealed.js'
import type { VaultKey } from './sealed.js'

/** The text, or `undefined` when it was sealed for something else. */
export async function openText(
  vault: VaultKey,
  purpose: string,
  sealed: unknown,
): Promise<string | undefined> {
  const bytes = await openSealed(vault, purpose, sealed)
  return bytes && new TextDecoder().decode(bytes)
}
