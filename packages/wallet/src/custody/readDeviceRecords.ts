import type { DeviceRecords } from '../signer/signerWire.js'
import type { Database } from '../storage/createDatabase.js'
import { getSecretName } from '../storage/getSecretName.js'

/**
 * The keys that this device alone has kept for a user until now, still sealed;
 * `undefined` when there are none.
 */
export async function readDeviceRecords(
  database: Pick<Database, 'get'>,
  userId: string,
): Promise<DeviceRecords | undefined> {
  const evm = await database.get(getSecretName('evm', userId))
  const solana = await database.get(getSecretName('solana', userId))
  return evm === undefined ? undefined : { evm, solana }
}
