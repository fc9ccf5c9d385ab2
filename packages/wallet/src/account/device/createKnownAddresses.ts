import type { FoundAddresses } from '../../keys/signerWire.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'

/**
 * The accounts of users, as this frame remembers them: told without a signer,
 * and compared with the key before it signs.
 */
export function createKnownAddresses(parameters: {
  database: Pick<Database, 'get' | 'remove' | 'set'>
  vault: Pick<Vault, 'open' | 'seal'>
}) {
  const { database, vault } = parameters
  const toName = (userId: string) => `addresses:${userId}`
  return {
    async read(userId: string): Promise<FoundAddresses | undefined> {
      const name = toName(userId)
      const text = await vault.open(name, await database.get(name))
      return text === undefined
        ? undefined
        : (JSON.parse(text) as FoundAddresses)
    },
    async write(userId: string, addresses: FoundAddresses): Promise<void> {
      const name = toName(userId)
      await database.set(
        name,
        await vault.seal(name, JSON.stringify(addresses)),
      )
    },
    remove: (userId: string) => database.remove(toName(userId)),
  }
}
