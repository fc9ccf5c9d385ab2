import { split } from 'shamir-secret-sharing'
import type { Secret } from '../core/secret.js'
import { wipe } from '../core/wipe.js'
import { encodeSecret } from './encodeSecret.js'

/** The shares of one set; any two of them give the secret. */
export type Shares = {
  /** Stays on the device. */
  device: Uint8Array
  /** Is at the server; deleting it revokes the device. */
  auth: Uint8Array
  /** Is at the server, encrypted with the recovery key. */
  recovery: Uint8Array
}

/** Splits a secret two of three, for one device. */
export async function splitSecret(secret: Secret): Promise<Shares> {
  const bytes = encodeSecret(secret)
  const [device, auth, recovery] = await split(bytes, 3, 2)
  wipe(bytes)
  if (!device || !auth || !recovery)
    throw new Error('The key of this wallet cannot be split')
  return { device, auth, recovery }
}
