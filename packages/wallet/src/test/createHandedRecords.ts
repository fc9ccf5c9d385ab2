import { toHanded } from '../account/keep/toHanded.js'
import { createDatabase } from '../storage/createDatabase.js'
import { createVault } from '../storage/createVault.js'
import type { HandedRecords } from '../wire/keepWire.js'
import { createIdb } from './createIdb.js'
import { createTestSigner } from './createTestSigner.js'

/** New keys of a user, as a frame hands them to a window. */
export async function createHandedRecords(
  parameters: { origin?: string; userId?: string } = {},
): Promise<HandedRecords> {
  const { origin = 'http://wallet.test', userId = 'ann' } = parameters
  const database = await createDatabase({ indexedDB: createIdb().factory })
  const { vaultKey } = await createVault({ database, origin })
  const { records } = await createTestSigner().ask('openDevice', {
    records: { evm: undefined, solana: undefined },
    userId,
    vaultKey,
  })
  return {
    evm: toHanded(records.evm, vaultKey),
    solana: toHanded(records.solana, vaultKey),
  }
}
