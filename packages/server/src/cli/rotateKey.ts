import { ConfigError } from '../config/ConfigError.js'
import { loadMasterKey } from '../config/loadMasterKey.js'
import { readConfig } from '../config/readConfig.js'
import { createSealer } from '../custody/createSealer.js'
import { resealCustody } from '../custody/resealCustody.js'
import { assertMasterKey } from '../server/assertMasterKey.js'
import { deriveKey } from '../server/deriveKey.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'

/**
 * Seals everything with `MASTER_KEY` that `OLD_MASTER_KEY` has sealed. It may
 * be repeated, and runs beside servers that have both keys.
 *
 * @throws ConfigError without the old key
 */
export async function rotateKey(
  parameters: rotateKey.Parameters,
): Promise<void> {
  const { environment } = parameters
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  const config = readConfig(environment)
  const { oldMasterKey } = config
  if (!oldMasterKey)
    throw new ConfigError([
      'OLD_MASTER_KEY is missing; it is the key to replace',
    ])
  const masterKey = await loadMasterKey(config.masterKey)
  const database = await openDatabase(config)
  try {
    const store = createSqlStore(database)
    const keys = [masterKey, oldMasterKey] as const
    await assertMasterKey(store, keys)
    const sealer = createSealer({
      keys: [deriveKey(masterKey, 'shares'), deriveKey(oldMasterKey, 'shares')],
    })
    const count = await resealCustody({ sealer, store })
    await assertMasterKey(store, keys, { isRotated: true })
    print(`Sealed the shares of ${count} wallets with the new key\n`)
  } finally {
    await database.close()
  }
}

export declare namespace rotateKey {
  type Parameters = {
    environment: Record<string, string | undefined>
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
  }
}
