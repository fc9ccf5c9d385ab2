import type { Database } from '../../storage/createDatabase.js'
import { getDeviceId } from '../../storage/getDeviceId.js'
import type { VaultKey } from '../../storage/sealed.js'
import { type HandedSet, toCopyName, type WalletCopy } from '../../wire/copy.js'
import type { ShareStore } from '../shares/createShareStore.js'
import { keepCopy } from './keepCopy.js'
import { openCopy } from './openCopy.js'
import { openFirstParty } from './openFirstParty.js'
import { sealCopy } from './sealCopy.js'

export type HandOver = ReturnType<typeof createHandOver>

/**
 * Copies of users' shares in the first-party storage of this origin, so that
 * a browser is one device at whatever site it opens the wallet.
 *
 * @param parameters.openStorage - opens that storage, where a frame gets it
 */
export function createHandOver(parameters: {
  database: Database
  openStorage?: (() => Promise<Database | undefined>) | undefined
  shares: Pick<ShareStore, 'read'>
  vaultKey: VaultKey
}) {
  const { database, openStorage = openFirstParty } = parameters
  const { shares, vaultKey } = parameters
  const { origin } = vaultKey
  let opening: ReturnType<typeof openFirstParty> | undefined

  function getStorage() {
    opening ??= openStorage()
    return opening
  }

  async function getCopy(userId: string): Promise<WalletCopy | undefined> {
    const kept = await shares.read(userId)
    if (!kept) return undefined
    const deviceId = await getDeviceId(database)
    return sealCopy({ deviceId, kept, userId, vaultKey })
  }

  async function find(userId: string): Promise<HandedSet | undefined> {
    const copy = await (await getStorage())?.get(toCopyName(userId))
    return openCopy(copy, { origin, userId })
  }

  return {
    /** For a window of this origin, which keeps it; nothing before a login. */
    getCopy,
    /** The copy, where this frame may read it. */
    find,
    /** Whether this frame reads copies by itself. */
    isOpen: async () => (await getStorage()) !== undefined,
    /** Leaves a copy, where this frame may. */
    async leave(userId: string): Promise<void> {
      const storage = await getStorage()
      const copy = storage && (await getCopy(userId))
      if (copy) await keepCopy(copy, { database: storage, origin })
    },
    /** Removes the copy of a set that was removed from the wallet. */
    async forget(userId: string, setId: string): Promise<void> {
      if ((await find(userId))?.kept.setId === setId)
        await (await getStorage())?.remove(toCopyName(userId))
    },
  }
}
