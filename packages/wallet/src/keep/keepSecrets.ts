import { createDatabase } from '../storage/createDatabase.js'
import { createVault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import { openSecret } from '../storage/openSecret.js'
import type { KeepAnswer, KeepAsk } from './keepWire.js'

/**
 * Keeps a user's keys in the storage of this page, encrypted, unless it has
 * keys of this user already; those are never replaced.
 *
 * @returns the keys that are kept, of this user alone
 */
export async function keepSecrets(
  ask: Pick<KeepAsk, 'secrets' | 'userId'>,
  parameters: { indexedDB?: IDBFactory | undefined; origin?: string } = {},
): Promise<KeepAnswer> {
  const { origin = location.origin } = parameters
  const { secrets, userId } = ask
  const database = await createDatabase(parameters)
  if (database.state !== 'kept') return { type: 'unavailable' }
  const vault = await createVault({ database, origin })

  const keep = (kind: 'evm' | 'solana') =>
    openSecret({
      database,
      vault,
      name: getSecretName(kind, userId),
      create: () => secrets[kind],
    })

  try {
    const kept = { evm: await keep('evm'), solana: await keep('solana') }
    // A disk that is full fails late.
    if (database.state !== 'kept') return { type: 'unavailable' }
    return { type: 'kept', secrets: kept }
  } catch {
    // A record that cannot be read is left alone.
    return { type: 'unavailable' }
  }
}
