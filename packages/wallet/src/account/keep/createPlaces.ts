import type { Addresses } from '../../core/secret.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import { createKnownAddresses } from '../device/createKnownAddresses.js'

/** Where the keys of a user in this frame come from. */
export type Place = 'window' | 'frame'

export type Places = ReturnType<typeof createPlaces>

/** Remembers where users' keys are kept, and whose accounts they are. */
export function createPlaces(parameters: {
  database: Database
  vault: Pick<Vault, 'open' | 'seal'>
}) {
  const { database } = parameters
  const known = createKnownAddresses(parameters)
  const places = new Map<string, Place>()
  const toName = (userId: string) => `place:${userId}`

  async function read(userId: string): Promise<Place | undefined> {
    const place = await database.get(toName(userId))
    if (place !== 'window' && place !== 'frame') return undefined
    places.set(userId, place)
    return place
  }

  return {
    read,
    /** The last answer of `read`, without the wait. */
    recall: (userId: string) => places.get(userId),
    async write(
      userId: string,
      place: Place,
      addresses?: Addresses | undefined,
    ): Promise<void> {
      if (addresses) await known.write(userId, addresses)
      await database.set(toName(userId), place)
      places.set(userId, place)
    },
    /** A login finds out again what a window keeps. */
    async forget(userId: string): Promise<void> {
      await database.remove(toName(userId))
      await known.remove(userId)
      places.delete(userId)
    },
    /**
     * The accounts that a window keeps for a frame without any storage: they
     * outlive the page, which has to fetch their keys.
     */
    async getKept(userId: string): Promise<Addresses | undefined> {
      if (database.state !== 'blocked') return undefined
      if ((await read(userId)) !== 'window') return undefined
      const { evm, solana } = (await known.read(userId)) ?? {}
      return evm && solana ? { evm, solana } : undefined
    },
  }
}
