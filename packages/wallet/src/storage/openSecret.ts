import type { Database } from './createDatabase.js'
import type { Vault } from './createVault.js'

/**
 * The secret kept under a name, encrypted at rest; made on first use. Two tabs
 * that make it at once both get the same.
 *
 * @param parameters.create - makes a new secret; what it throws ends it
 * @throws when a record is there and cannot be read
 */
export async function openSecret(parameters: {
  database: Database
  vault: Vault
  name: string
  create(): string | Promise<string>
}): Promise<string> {
  const { create, database, name, vault } = parameters
  const kept = await vault.open(name, await database.get(name))
  if (kept) return kept
  const stored = await vault.open(
    name,
    await database.setOnce(name, await vault.seal(name, await create())),
  )
  // A record that cannot be read is never overwritten: it may hold money.
  if (!stored) throw new Error('The key of this wallet cannot be read')
  return stored
}
