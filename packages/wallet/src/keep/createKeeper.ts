import { HostError } from 'latchkey/frame'
import type { SessionData } from '../createSession.js'
import { keepDeviceRecords } from '../device/keepDeviceRecords.js'
import { readDeviceRecords } from '../device/readDeviceRecords.js'
import type { Signer } from '../signer/createSigner.js'
import type { FoundAddresses, FoundRecords } from '../signer/signerWire.js'
import { unreadableKey } from '../signer/unreadableKey.js'
import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'
import type { KeepCard } from './createKeepCard.js'
import type { HandedRecords } from './keepWire.js'
import { toHanded } from './toHanded.js'

export type Keeper = {
  /** Whether the browser keeps the user's keys after it closes. */
  isStored(userId: string): Promise<boolean>
  /** The last answer of `isStored` or `keep`, without the wait. */
  isKnownStored(userId: string): boolean
  /**
   * Rejects until the keys have been kept or fetched, or the user has chosen
   * to go on without: a new key would hide the account that is kept.
   *
   * @throws HostError LOGIN_REQUIRED
   */
  assertSettled(userId: string): Promise<void>
  /**
   * Has the user open the window that keeps their keys, where this frame's own
   * storage is cleared when the browser closes.
   *
   * @throws HostError 4001 when the user cancels
   */
  keep(
    user: SessionData,
    context: { origin: string; signal: AbortSignal },
  ): Promise<void>
}

/** Where the keys of a user in this frame come from. */
type Place = 'window' | 'frame'

/** Keeps keys in a window's first-party storage where the frame's is not. */
export function createKeeper(parameters: {
  card: KeepCard
  database: Database
  signer: Pick<Signer, 'ask'>
  vault: Vault
}): Keeper {
  const { card, database, signer, vault } = parameters
  const { vaultKey } = vault

  const places = new Map<string, Place>()

  async function getPlace(userId: string) {
    const place = await database.get(`place:${userId}`)
    if (place !== 'window' && place !== 'frame') return undefined
    places.set(userId, place)
    return place
  }

  const isStoredAt = (place: Place | undefined) =>
    database.state === 'temporary'
      ? place === 'window'
      : database.state === 'kept'

  const open = (userId: string, records: FoundRecords) =>
    signer.ask('openDevice', { records, userId, vaultKey })

  async function store(userId: string, records: HandedRecords): Promise<Place> {
    // Opened once: keys that cannot be read would be kept for nothing.
    const given = await open(userId, records).catch(() => undefined)
    if (!given || findUnreadable(given)) return 'frame' // guard: keep-readable
    const kept = await keepDeviceRecords(database, userId, records)
    const { addresses } = await open(userId, kept)
    const isSame =
      addresses.evm === given.addresses.evm &&
      addresses.solana === given.addresses.solana
    // Keys that this frame has made before are not replaced: they may hold
    // money. They are not kept then, which is said.
    return isSame ? 'window' : 'frame'
  }

  return {
    async isStored(userId) {
      return isStoredAt(await getPlace(userId))
    },
    isKnownStored: (userId) => isStoredAt(places.get(userId)),
    async assertSettled(userId) {
      if (database.state !== 'temporary' || (await getPlace(userId))) return
      throw new HostError({
        message: 'The account is not open yet. Sign in again.',
        code: 'LOGIN_REQUIRED',
      })
    },
    async keep({ email, userId, userName }, { origin, signal }) {
      if (database.state !== 'temporary') return
      if ((await getPlace(userId)) === 'window') return
      const before = await readDeviceRecords(database, userId)
      const opened = await open(userId, before)
      const unreadable = findUnreadable(opened)
      // Kept by the window, it would be there for good.
      if (unreadable) throw unreadableKey(unreadable)
      const { records } = opened
      const answer = await card.open({
        ask: {
          name: email ?? userName,
          origin,
          records: {
            evm: toHanded(records.evm, vaultKey),
            solana: toHanded(records.solana, vaultKey),
          },
          userId,
        },
        signal,
      })
      const place =
        answer.type === 'kept' ? await store(userId, answer.records) : 'frame'
      await database.set(`place:${userId}`, place)
      places.set(userId, place)
    },
  }
}

function findUnreadable({ addresses }: { addresses: FoundAddresses }) {
  const kinds = ['evm', 'solana'] as const
  return kinds.find((kind) => addresses[kind] === undefined)
}
