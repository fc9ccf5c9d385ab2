import type { Secret } from './secret.js'
import { wipe } from './wipe.js'

/** Overwrites a secret after use. */
export function wipeSecret(secret: Secret | undefined): void {
  if (secret?.type === 'phrase') wipe(secret.entropy)
  if (secret?.type === 'keys') wipe(secret.evm, secret.solana)
}
