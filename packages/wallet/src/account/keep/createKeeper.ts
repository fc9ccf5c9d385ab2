import { HostError } from 'latchkey/frame'
import type { Addresses } from '../../core/secret.js'
import { unreadableKey } from '../../core/unreadableKey.js'
import type { FoundAddresses, FoundRecords } from '../../keys/signerWire.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import type { HandedRecords, KeepAnswer, KeepAsk } from '../../wire/keepWire.js'
import { keepDeviceRecords } from '../device/keepDeviceRecords.js'
import { readDeviceRecords } from '../device/readDeviceRecords.js'
import type { SessionData } from '../session/createSession.js'
import type { Signer } from '../signer/createSigner.js'
import type { KeepCard } from './createKeepCard.js'
import { createPlaces, type Place } from './createPlaces.js'
import { toHanded } from './toHanded.js'

export type Keeper = {
  /** Whether the browser keeps the user's keys after it closes. */
  isStored(userId: string): Promise<boolean>
  /** The last answer of `isStored` or `keep`, without the wait. */
  isKnownStored(userId: string): boolean
  /**
   * The accounts whose keys a window keeps for a frame that has no storage at
   * all: they outlive the page, which has to fetch the keys.
   */
  getKept(userId: string): Promise<Addresses | undefined>
  /**
   * Rejects until the keys have been kept or fetched, or the user has chosen
   * to go on without: a new key would hide the account that is kept.
   *
   * @throws HostError LOGIN_REQUIRED
   */
  assertSettled(userId: string): Promise<void>
  /**
   * Has the user open the window that keeps their keys, where this frame's own
   * storage is cleared when the browser closes, or blocked.
   *
   * @throws HostError 4001 when the user cancels
   */
  keep(user: SessionData, context: KeepContext): Promise<void>
  /** Whether the keys have to be fetched before anything is signed. */
  isAway(userId: string): Promise<boolean>
  /**
   * Has the user open the window that gives the keys back; nothing where they
   * are not away.
   *
   * @throws HostError 4001 when the user cancels, LOGIN_REQUIRED when the
   * window keeps those of another account
   */
  fetch(user: SessionData, context: KeepContext): Promise<void>
  /**
   * Takes what a window of this origin gives back.
   *
   * @throws HostError LOGIN_REQUIRED as `fetch`
   */
  adopt(user: SessionData, answer: KeepAnswer): Promise<void>
  /** What is asked of a window that gives it back. */
  wanted: Pick<KeepAsk, 'copy'>
}

/** The app above, and what ends the card. */
export type KeepContext = { origin: string; signal: AbortSignal }

/** Keeps keys in a window's first-party storage where the frame's is not. */
export function createKeeper(parameters: {
  card: KeepCard
  database: Database
  signer: Pick<Signer, 'ask'>
  vault: Vault
}): Keeper {
  const { card, database, signer, vault } = parameters
  const { vaultKey } = vault
  const places = createPlaces({ database, vault })
  const { getKept } = places

  const needsWindow = () =>
    database.state === 'temporary' || database.state === 'blocked'

  const isStoredAt = (place: Place | undefined) =>
    needsWindow() ? place === 'window' : database.state === 'kept'

  const open = (userId: string, records: FoundRecords) =>
    signer.ask('openDevice', { records, userId, vaultKey })

  async function store(userId: string, records: HandedRecords) {
    // Opened once: keys that cannot be read would be kept for nothing.
    const given = await open(userId, records).catch(() => undefined)
    const { evm, solana } = given?.addresses ?? {}
    // guard: keep-readable
    if (!evm || !solana) return places.write(userId, 'frame')
    const kept = await keepDeviceRecords(database, userId, records)
    const { addresses } = await open(userId, kept)
    // Keys that this frame has made before are not replaced: they may hold
    // money. They are not kept then, which is said.
    return isSame(addresses, { evm, solana })
      ? places.write(userId, 'window', { evm, solana })
      : places.write(userId, 'frame')
  }

  async function isAway(userId: string) {
    if (!(await getKept(userId))) return false
    const { evm, solana } = await readDeviceRecords(database, userId)
    return evm === undefined || solana === undefined
  }

  async function adopt({ userId }: SessionData, answer: KeepAnswer) {
    const kept = await getKept(userId)
    if (!kept || !(await isAway(userId))) return
    const given =
      answer.type === 'kept'
        ? await open(userId, answer.records).catch(() => undefined)
        : undefined
    // guard: fetched-same
    // What is approved next is for the accounts that the app was told of.
    if (answer.type !== 'kept' || !isSame(given?.addresses, kept)) {
      await places.forget(userId)
      throw notOpen()
    }
    await keepDeviceRecords(database, userId, answer.records)
  }

  return {
    adopt,
    wanted: {},
    async isStored(userId) {
      return isStoredAt(await places.read(userId))
    },
    isKnownStored: (userId) => isStoredAt(places.recall(userId)),
    getKept,
    isAway,
    async assertSettled(userId) {
      if (!needsWindow() || (await places.read(userId))) return
      throw notOpen()
    },
    async keep({ email, userId, userName }, { origin, signal }) {
      if (!needsWindow()) return
      if (await isAway(userId)) await places.forget(userId)
      if ((await places.read(userId)) === 'window') return
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
      if (answer.type === 'kept') return store(userId, answer.records)
      return places.write(userId, 'frame')
    },
    async fetch(user, { origin, signal }) {
      const { email, userId, userName } = user
      if (!(await isAway(userId))) return
      const name = email ?? userName
      const answer = await card.open({
        ask: { name, origin, userId },
        isReturn: true,
        signal,
      })
      await adopt(user, answer)
    },
  }
}

function findUnreadable({ addresses }: { addresses: FoundAddresses }) {
  const kinds = ['evm', 'solana'] as const
  return kinds.find((kind) => addresses[kind] === undefined)
}

function isSame(
  one: FoundAddresses | undefined,
  other: FoundAddresses | undefined,
) {
  return one?.evm === other?.evm && one?.solana === other?.solana
}

function notOpen() {
  return new HostError({
    message: 'The account is not open yet. Sign in again.',
    code: 'LOGIN_REQUIRED',
  })
}
