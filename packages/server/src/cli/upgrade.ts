import { loadMasterKey } from '../config/loadMasterKey.js'
import { readConfig } from '../config/readConfig.js'
import { assertMasterKey } from '../server/assertMasterKey.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'

/**
 * Migrates the database to the schema of this version, under the lock that
 * starting servers take too. It may be repeated.
 *
 * @throws ConfigError when the master key is not that of the database
 */
export async function upgrade(parameters: upgrade.Parameters): Promise<void> {
  const { environment } = parameters
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  const config = readConfig(environment)
  const masterKey = await loadMasterKey(config.masterKey)
  const database = await openDatabase(config)
  try {
    const { oldMasterKey } = config
    const old = oldMasterKey ? [oldMasterKey] : []
    await assertMasterKey(createSqlStore(database), [masterKey, ...old])
    print('The database has the schema of this version\n')
  } finally {
    await database.close()
  }
}

export declare namespace upgrade {
  type Parameters = {
    environment: Record<string, string | undefined>
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
  }
}
