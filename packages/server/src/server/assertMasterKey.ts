import { ConfigError } from '../config/ConfigError.js'
import type { Store } from '../store/store.js'
import { deriveKey } from './deriveKey.js'

const NAME = 'masterKeyId'

/**
 * Refuses a master key that the database was not written with; the first one
 * is remembered, by a value that does not tell it.
 *
 * @throws ConfigError
 */
export async function assertMasterKey(
  store: Pick<Store, 'lock' | 'settings'>,
  masterKey: Buffer,
): Promise<void> {
  const value = deriveKey(masterKey, 'key id').toString('hex').slice(0, 32)
  const known = await store.lock(`setting:${NAME}`, async () => {
    const known = await store.settings.get(NAME)
    if (!known) await store.settings.set(NAME, { value })
    return known
  })
  if (known && known.value !== value)
    throw new ConfigError([
      'MASTER_KEY is not the key that this database was written with',
    ])
}
