import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'
import type { DeviceShare } from './prepareSet.js'

export type ShareStore = ReturnType<typeof createShareStore>

/** What this device keeps of each user's wallet, encrypted at rest. */
export function createShareStore(parameters: {
  database: Pick<Database, 'get' | 'remove' | 'set'>
  vault: Vault
}) {
  const { database, vault } = parameters
  const toName = (userId: string) => `share:${userId}`
  return {
    async read(userId: string): Promise<DeviceShare | undefined> {
      const name = toName(userId)
      const text = await vault.open(name, await database.get(name))
      return text === undefined ? undefined : toShare(JSON.parse(text))
    },
    async write(userId: string, share: DeviceShare): Promise<void> {
      const name = toName(userId)
      await database.set(name, await vault.seal(name, JSON.stringify(share)))
    },
    remove: (userId: string) => database.remove(toName(userId)),
  }
}

function toShare(value: Partial<DeviceShare> | null): DeviceShare | undefined {
  const { addresses, setId, share } = value ?? {}
  return typeof setId === 'string' &&
    typeof share === 'string' &&
    typeof addresses?.evm === 'string' &&
    typeof addresses.solana === 'string'
    ? { addresses, setId, share }
    : undefined
}
