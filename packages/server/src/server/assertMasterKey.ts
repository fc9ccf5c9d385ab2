import { ConfigError } from '../config/ConfigError.js'
import type { Store } from '../store/store.js'
import { deriveKey } from './deriveKey.js'

const NAME = 'masterKeyId'

/**
 * Refuses master keys that the database was not written with; the first one
 * is remembered, by a value that does not tell it.
 *
 * @param masterKeys - the key to write with, and the one it replaces
 * @param options.isRotated - everything is written with the first key now
 *
 * @throws ConfigError
 */
export async function assertMasterKey(
  store: Pick<Store, 'lock' | 'settings'>,
  masterKeys: readonly [Buffer, ...Buffer[]],
  { isRotated = false }: { isRotated?: boolean } = {},
): Promise<void> {
  const [value, ...others] = masterKeys.map(toId)
  if (value === undefined) return
  await store.lock(`setting:${NAME}`, async () => {
    const known = await store.settings.get(NAME)
    if (known && known.value !== value && !others.includes(known.value))
      throw new ConfigError([
        'MASTER_KEY is not the key that this database was written with',
      ])
    if (!known || isRotated) await store.settings.set(NAME, { value })
  })
}

function toId(masterKey: Buffer) {
  return deriveKey(masterKey, 'key id').toString('hex').slice(0, 32)
}
