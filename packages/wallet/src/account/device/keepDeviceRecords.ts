import type { DeviceRecord, DeviceRecords } from '../../keys/signerWire.js'
import type { Database } from '../../storage/createDatabase.js'
import { getSecretName } from '../../storage/getSecretName.js'

/**
 * Keeps a user's sealed keys, unless there are some already: those are never
 * replaced, as they may hold money.
 *
 * @returns those that are kept
 */
export async function keepDeviceRecords(
  database: Pick<Database, 'setOnce'>,
  userId: string,
  records: DeviceRecords,
): Promise<DeviceRecords> {
  const keep = (kind: keyof DeviceRecords) =>
    database.setOnce(
      getSecretName(kind, userId),
      records[kind],
    ) as Promise<DeviceRecord>
  return { evm: await keep('evm'), solana: await keep('solana') }
}
