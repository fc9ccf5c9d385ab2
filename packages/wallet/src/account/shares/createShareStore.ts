import type { KeptShare } from '../../core/custodyRecords.js'
import { parseAbout } from '../../core/parseAbout.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'

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
      const about = text === undefined ? undefined : parseAbout(text)
      if (!about) return undefined
      const { addresses, hasPhrase, setId } = about
      const { key, share } = record
      return { addresses, hasPhrase, key, setId, share }
    },
    async write(userId: string, kept: KeptShare): Promise<void> {
      const { addresses, hasPhrase, key, setId, share } = kept
      const name = toName(userId)
      const text = JSON.stringify({ addresses, hasPhrase, setId })
      const about = await vault.seal(name, text)
      await database.set(name, { about, share, ...(key && { key }) })
    },
    remove: (userId: string) => database.remove(toName(userId)),
  }
}

function isRecord(value: unknown): value is {
  about: unknown
  key: KeptShare['key']
  share: KeptShare['share']
} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'about' in value &&
    'share' in value
  )
}
