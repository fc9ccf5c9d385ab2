import type { DeviceRecord, FoundRecords } from '../../keys/signerWire.js'
import type { Database } from '../../storage/createDatabase.js'
import { getSecretName } from '../../storage/getSecretName.js'

/** The keys that this device alone keeps for a user, still sealed. */
export async function readDeviceRecords(
  database: Pick<Database, 'get'>,
  userId: string,
): Promise<FoundRecords> {
  const read = (kind: keyof FoundRecords) =>
    // Whatever it is, only the signer opens it, and refuses what is none.
    database.get(getSecretName(kind, userId)) as Promise<
      DeviceRecord | undefined
    >
  return { evm: await read('evm'), solana: await read('solana') }
}
