import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { toCopyName, type WalletCopy } from '../../wire/copy.js'
import { isHanded, type KeepAnswer, type KeepAsk } from '../../wire/keepWire.js'
import { keepCopy } from '../copies/keepCopy.js'
import { openCopy } from '../copies/openCopy.js'
import { keepDeviceRecords } from '../device/keepDeviceRecords.js'
import { readDeviceRecords } from '../device/readDeviceRecords.js'
import { toHanded } from './toHanded.js'

/**
 * Keeps a user's sealed keys in the storage of this page, unless it has keys
 * of this user already; those are never replaced. The share of a wallet that
 * can be recovered replaces the one before.
 *
 * @returns what is kept, of this user alone
 */
export async function keepRecords(
  ask: Pick<KeepAsk, 'copy' | 'records' | 'userId'>,
  parameters: { indexedDB?: IDBFactory | undefined; origin?: string } = {},
): Promise<KeepAnswer> {
  const { origin = location.origin } = parameters
  const { copy, records, userId } = ask
  const database = await createDatabase(parameters)
  if (database.state !== 'kept') return { type: 'unavailable' }
  if (copy) {
    if (copy !== 'wanted') await keepCopy(copy, { database, origin })
    const found = await database.get(toCopyName(userId))
    const isFound = await openCopy(found, { origin, userId })
    return isFound && database.state === 'kept'
      ? { type: 'copied', copy: found as WalletCopy }
      : { type: 'unavailable' }
  }
  const { vaultKey } = await createVault({ database, origin })
  const kept = records
    ? await keepDeviceRecords(database, userId, records)
    : await readDeviceRecords(database, userId)
  const evm = kept.evm && toHanded(kept.evm, vaultKey)
  const solana = kept.solana && toHanded(kept.solana, vaultKey)
  // A record that cannot be read is left alone; a disk that is full fails late.
  return isHanded(evm) && isHanded(solana) && database.state === 'kept'
    ? { type: 'kept', records: { evm, solana } }
    : { type: 'unavailable' }
}
