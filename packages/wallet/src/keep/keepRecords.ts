import { keepDeviceRecords } from '../device/keepDeviceRecords.js'
import { createDatabase } from '../storage/createDatabase.js'
import { createVault } from '../storage/createVault.js'
import { isHanded, type KeepAnswer, type KeepAsk } from './keepWire.js'
import { toHanded } from './toHanded.js'

/**
 * Keeps a user's sealed keys in the storage of this page, unless it has keys
 * of this user already; those are never replaced.
 *
 * @returns the keys that are kept, of this user alone
 */
export async function keepRecords(
  ask: Pick<KeepAsk, 'records' | 'userId'>,
  parameters: { indexedDB?: IDBFactory | undefined; origin?: string } = {},
): Promise<KeepAnswer> {
  const { origin = location.origin } = parameters
  const { records, userId } = ask
  const database = await createDatabase(parameters)
  if (database.state !== 'kept') return { type: 'unavailable' }
  const { vaultKey } = await createVault({ database, origin })
  const kept = await keepDeviceRecords(database, userId, records)
  const evm = toHanded(kept.evm, vaultKey)
  const solana = toHanded(kept.solana, vaultKey)
  // A record that cannot be read is left alone; a disk that is full fails late.
  return isHanded(evm) && isHanded(solana) && database.state === 'kept'
    ? { type: 'kept', records: { evm, solana } }
    : { type: 'unavailable' }
}
