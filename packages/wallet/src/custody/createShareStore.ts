import type { KeptShare } from '../signer/signerWire.js'
import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'

export type ShareStore = ReturnType<typeof createShareStore>

/**
 * What this device keeps of each user's wallet, encrypted at rest. The share
 * itself is opened by the worker that signs, and by nothing else.
 */
export function createShareStore(parameters: {
  database: Pick<Database, 'get' | 'remove' | 'set'>
  vault: Pick<Vault, 'open' | 'seal'>
}) {
  const { database, vault } = parameters
  const toName = (userId: string) => `share:${userId}`
  return {
    async read(userId: string): Promise<KeptShare | undefined> {
      const name = toName(userId)
      const record = await database.get(name)
      if (!isRecord(record)) return undefined
      const text = await vault.open(name, record.about)
      const about = text === undefined ? undefined : toAbout(JSON.parse(text))
      return about && { ...about, share: record.share as KeptShare['share'] }
    },
    async write(userId: string, kept: KeptShare): Promise<void> {
      const { addresses, hasPhrase, setId, share } = kept
      const name = toName(userId)
      const text = JSON.stringify({ addresses, hasPhrase, setId })
      await database.set(name, { about: await vault.seal(name, text), share })
    },
    remove: (userId: string) => database.remove(toName(userId)),
  }
}

function isRecord(value: unknown): value is { about: unknown; share: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'about' in value &&
    'share' in value
  )
}

function toAbout(value: Partial<KeptShare> | null) {
  const { addresses, hasPhrase = false, setId } = value ?? {}
  return typeof setId === 'string' &&
    typeof addresses?.evm === 'string' &&
    typeof addresses.solana === 'string'
    ? { addresses, hasPhrase, setId }
    : undefined
}
