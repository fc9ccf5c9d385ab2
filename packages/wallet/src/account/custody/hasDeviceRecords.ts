import type { Database } from '../../storage/createDatabase.js'
import { getSecretName } from '../../storage/getSecretName.js'

/** Whether this device alone keeps a whole key of the user. */
export async function hasDeviceRecords(
  database: Pick<Database, 'get'>,
  userId: string,
): Promise<boolean> {
  for (const kind of ['evm', 'solana'] as const)
    if ((await database.get(getSecretName(kind, userId))) !== undefined)
      return true
  return false
}
