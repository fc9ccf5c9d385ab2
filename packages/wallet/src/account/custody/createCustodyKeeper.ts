import { HostError } from 'latchkey/frame'
import type { Method } from '../../core/bindTo.js'
import { KEY_BYTES } from '../../core/secret.js'
import { wipe } from '../../core/wipe.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import type { Language } from '../../ui/language/createLanguage.js'
import type { HandedSet, WalletCopy } from '../../wire/copy.js'
import type { KeepAnswer } from '../../wire/keepWire.js'
import type { createHandOver } from '../copies/createHandOver.js'
import { openCopy } from '../copies/openCopy.js'
import { openHandOverWindow } from '../copies/openHandOverWindow.js'
import { readDeviceRecords } from '../device/readDeviceRecords.js'
import type { KeepCard } from '../keep/createKeepCard.js'
import type { KeepContext, Keeper } from '../keep/createKeeper.js'
import type { Places } from '../keep/createPlaces.js'
import type { SessionData } from '../session/createSession.js'
import type { ShareStore } from '../shares/createShareStore.js'
import { hasDeviceRecords } from './hasDeviceRecords.js'
import type { loadCustody } from './loadCustody.js'

type Loaded = Awaited<ReturnType<typeof loadCustody>>
type Spoken = Awaited<ReturnType<Language['read']>>
type Description = Awaited<ReturnType<Loaded['custody']['describe']>>

/** What a step of a login needs to know. */
type Step = Loaded & { signal: AbortSignal; spoken: Spoken; user: SessionData }

/**
 * Creates the last step of a login, which opens the account on this device or
 * sets up the way back to it.
 */
export function createCustodyKeeper(parameters: {
  /** Opens the window that keeps the share where storage is blocked. */
  card: KeepCard
  database: Database
  handOver: ReturnType<typeof createHandOver>
  /** Whether a set that was handed over opens the user's wallet. */
  join(user: SessionData, handed: HandedSet | undefined): Promise<boolean>
  joinFound(user: SessionData): Promise<boolean>
  language: Pick<Language, 'read'>
  load(): Promise<Loaded>
  /** What a new wallet is brought back by. */
  method: Method
  places: Places
  root: HTMLElement
  shares: ShareStore
  vaultKey: Vault['vaultKey']
}): Keeper {
  const { card, database, handOver, join, joinFound, language } = parameters
  const { load, method, places, root, shares, vaultKey } = parameters
  const { getKept } = places

  /** As `joinFound`; after a failure the methods of recovery still work. */
  async function tryJoin(user: SessionData, signal: AbortSignal) {
    try {
      return await joinFound(user)
    } catch (error) {
      if (signal.aborted) throw error // guard: join-cancelled
      return false
    }
  }

  /** Opens the wallet with a copy from a window, and returns the outcome. */
  async function take(user: SessionData, copy: WalletCopy) {
    const { origin } = vaultKey
    const { userId } = user
    try {
      const handed = await openCopy(copy, { origin, userId })
      if (!(await join(user, handed))) return 'none'
      if (database.state === 'blocked')
        await places.write(userId, 'window', handed?.kept.addresses)
      return 'taken'
    } catch {
      return 'failed'
    }
  }

  /** Asks for one of the ways back to a wallet that exists. */
  async function restore(
    step: Step & Pick<Description, 'methods'> & { origin: string },
  ) {
    const { createCard, custody, methods, origin, passkeys } = step
    const { signal, spoken, user } = step
    const { userId } = user
    const find = (name: Method) => methods.find((one) => one.method === name)
    const passkey = find('passkey')
    const name = getAccountName(user)
    const ask = { locale: spoken.locale, name, origin, userId }
    return createCard({ language: spoken, root }).restore({
      handOver: (await handOver.isOpen())
        ? undefined
        : (onEnd) =>
            openHandOverWindow({
              ask,
              onEnd: async (end) =>
                onEnd(
                  typeof end === 'string' ? end : await take(user, end.copy),
                ),
            }),
      recover: find('code') && ((typed) => custody.recover(user, typed)),
      recoverByPasskey:
        passkey &&
        (async () => {
          const secret = await passkeys.ask(passkey)
          return custody.recoverWith(user, { method: 'passkey', secret })
        }),
      signal,
    })
  }

  /** Creates a wallet, or splits the key of this device, with a way back. */
  async function setUp(step: Step) {
    const { createCard, custody, earlier, passkeys, signal, spoken } = step
    const { user } = step
    const { userId } = user
    const card = createCard({ language: spoken, root })
    const records = await readDeviceRecords(database, userId)
    const isReadable =
      records.evm === undefined || (await earlier.isReadable(userId))
    // It stays where it is: it may hold money, and may be read one day.
    if (!isReadable) await card.showUnreadable({ signal })
    const moved = isReadable && records.evm ? records : undefined
    const isMoved = moved !== undefined
    const draft = custody.draft(user, moved)
    const { salt } = draft
    if (method === 'automatic') {
      const secret = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
      await card
        .accept({
          isMoved,
          // A copy: what keeps it wipes it, and another try, after an answer
          // was lost, opens what the first has kept.
          keep: () => draft.keep({ method, salt, secret: secret.slice() }),
          signal,
        })
        .finally(() => {
          wipe(secret) // guard: automatic-drop
          draft.drop()
        })
    } else {
      const account = getAccountName(user)
      await card.setUp({
        ...{ account, draft, isMoved, signal },
        keepByPasskey:
          method === 'passkey'
            ? async () =>
                draft.keep(await passkeys.create({ account, salt, userId }))
            : undefined,
      })
    }
    await dropSplit(userId)
    if (!isReadable) await showEarlier(step)
  }

  /** Split, the whole key does not stay beside its share. */
  async function dropSplit(userId: string) {
    if (await hasDeviceRecords(database, userId))
      await (await load()).earlier.dropSplit(userId)
  }

  /** Says that the account of before is another one than the wallet. */
  async function showEarlier({ createCard, earlier, ...step }: Step) {
    const { signal, spoken, user } = step
    const { userId } = user
    if (!(await hasDeviceRecords(database, userId))) return
    await earlier.dropSplit(userId)
    const accounts = await earlier.list(userId)
    const card = createCard({ language: spoken, root })
    if (accounts.length > 0) await card.showEarlier({ accounts, signal })
  }

  /** Opens a wallet that exists on this device. */
  async function open(step: Parameters<typeof restore>[0]) {
    const { signal, user } = step
    // Another site of this browser has it: it is the same device.
    if (await tryJoin(user, signal)) return
    return openByMethod(step)
  }

  /** Asks for a second factor where the server gives nothing without one. */
  async function confirm({ createCard, factors, signal, spoken, user }: Step) {
    const state = await factors.describe(user)
    const { enrolled, proven, required } = state
    if (enrolled.length === 0 || !required.includes('devices')) return
    if (proven.includes('devices')) return
    await createCard({ language: spoken, root }).confirm({
      answer: (answer) => factors.verify(answer, user),
      beginPasskey: () => factors.beginPasskey(user),
      ...{ signal, state },
    })
  }

  async function openByMethod(step: Parameters<typeof restore>[0]) {
    const { custody, methods, user } = step
    await confirm(step)
    // On any device, after a login alone.
    if (methods.some((one) => one.method === 'automatic'))
      return void (await custody.recoverByLogin(user))
    return restore(step)
  }

  /**
   * Sets a wallet up, or opens the one that another tab or device has made
   * meanwhile. Its code or passkey is asked for on the same device, too: the
   * user has seen two, of which one counts.
   */
  async function begin(step: Step & { origin: string }) {
    const { custody, signal, user } = step
    try {
      await setUp(step)
    } catch (error) {
      const hasWallet =
        error instanceof HostError && error.code === 'CUSTODY_EXISTS'
      if (!hasWallet || signal.aborted) throw error
      const { methods } = await custody.describe(user)
      await openByMethod({ ...step, methods })
      await showEarlier(step)
    }
  }

  /** The last step of a login, without what keeps it for the next page. */
  async function openHere(
    user: SessionData,
    { origin, signal }: KeepContext,
  ): Promise<void> {
    const { userId } = user
    if (await shares.read(userId)) {
      await dropSplit(userId)
      return handOver.leave(userId)
    }
    const loaded = await load()
    const { custody } = loaded
    const spoken = await language.read()
    const { addresses, methods } = await custody.describe(user)
    const step = { ...loaded, signal, spoken, user }
    if (!addresses) return begin({ ...step, origin })
    await open({ ...step, methods, origin })
    return showEarlier(step)
  }

  /** Leaves a copy in the window where this page alone has the share. */
  async function leaveInWindow(
    user: SessionData,
    { origin, signal }: KeepContext,
  ) {
    const { userId } = user
    if (database.state !== 'blocked') return
    if ((await places.read(userId)) === 'window') return
    const [copy, share] = await Promise.all([
      handOver.getCopy(userId),
      shares.read(userId),
    ])
    if (!copy) return
    const answer = await card.open({
      ask: { copy, name: getAccountName(user), origin, userId },
      isRecoverable: true,
      signal,
    })
    await (answer.type === 'copied'
      ? places.write(userId, 'window', share?.addresses)
      : places.write(userId, 'frame'))
  }

  async function isAway(userId: string) {
    if (!(await getKept(userId))) return false
    return (await shares.read(userId)) === undefined
  }

  async function adopt(user: SessionData, answer: KeepAnswer) {
    const { userId } = user
    const kept = await getKept(userId)
    if (!kept || !(await isAway(userId))) return
    const { origin } = vaultKey
    const handed =
      answer.type === 'copied'
        ? await openCopy(answer.copy, { origin, userId })
        : undefined
    const { addresses } = handed?.kept ?? {}
    const isSame =
      addresses?.evm === kept.evm && addresses.solana === kept.solana
    // guard: fetched-same-wallet
    // What is approved next is for the accounts that the app was told of.
    if (isSame && (await join(user, handed))) return
    await places.forget(userId)
    throw notOpen()
  }

  return {
    adopt,
    wanted,
    // Whatever the browser does with it, the account comes back.
    isStored: async (userId) =>
      ((await shares.read(userId)) ?? (await getKept(userId))) !== undefined,
    isKnownStored: () => true,
    getKept,
    isAway,
    async assertSettled(userId) {
      if (await shares.read(userId)) return
      throw notOpen()
    },
    async keep(user, context) {
      if (await isAway(user.userId)) await places.forget(user.userId)
      await openHere(user, context)
      await leaveInWindow(user, context)
    },
    async fetch(user, { origin, signal }) {
      const { userId } = user
      if (!(await isAway(userId))) return
      const name = getAccountName(user)
      const answer = await card.open({
        ask: { ...wanted, name, origin, userId },
        isReturn: true,
        signal,
      })
      await adopt(user, answer)
    },
  }
}

const wanted = { copy: 'wanted' } as const

function notOpen() {
  return new HostError({
    message: 'The account is not open yet. Sign in again.',
    code: 'LOGIN_REQUIRED',
  })
}

const getAccountName = ({ email, userName }: SessionData) => email ?? userName
