import { createDeviceKeys } from '../account/device/createDeviceKeys.js'
import { createSignerWallets } from '../account/signer/createSignerWallets.js'
import type { Addresses } from '../core/secret.js'
import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'
import { createTestSigner } from './createTestSigner.js'

/** Accounts that this device alone keeps, as the frame has them. */
export function createDeviceWallets(parameters: {
  assertSettled?: ((userId: string) => Promise<void>) | undefined
  database: Database
  getKept?: ((userId: string) => Promise<Addresses | undefined>) | undefined
  log?: unknown[] | undefined
  vault: Vault
}) {
  const { log, ...others } = parameters
  const keys = createDeviceKeys({ ...others, signer: createTestSigner(log) })
  return { ...createSignerWallets(keys), keys }
}
