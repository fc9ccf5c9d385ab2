import type { Secret } from '../core/secret.js'
import { wipe } from '../core/wipe.js'

/** Overwrites a secret after use. */
export function wipeSecret(secret: Secret | undefined): void {
  if (secret?.type === 'phrase') wipe(secret.entropy)
  if (secret?.type === 'keys') wipe(secret.evm, secret.solana)
}
