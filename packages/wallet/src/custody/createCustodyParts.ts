import { HostError } from 'latchkey/frame'
import type { Session, SessionData } from '../createSession.js'
import { createDevicesDesk } from '../devices/createDevicesDesk.js'
import type { KeyKind } from '../export/exportWire.js'
import type { HandedSet, WalletCopy } from '../handOver/copy.js'
import { createHandOver } from '../handOver/createHandOver.js'
import { openCopy } from '../handOver/openCopy.js'
import { openHandOverWindow } from '../handOver/openHandOverWindow.js'
import type { Keeper } from '../keep/createKeeper.js'
import type { Language } from '../language/createLanguage.js'
import type { SignerWorker } from '../signer/createSigner.js'
import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'
import { getSecretName } from '../storage/getSecretName.js'
import type { Method } from './bindTo.js'
import { createCustodyWallets } from './createCustodyWallets.js'
import { createShareStore, type ShareStore } from './createShareStore.js'
import { readDeviceRecords } from './readDeviceRecords.js'
import { KEY_BYTES } from './secret.js'
import { wipe } from './wipe.js'

/**
 * What the frame works with where wallets can be recovered: accounts whose key
 * is split, and a last step of each login that sets the way back up or takes
 * it.
 */
export function createCustodyParts(parameters: {
  database: Database
  /** Origin of the page above. */
  getApp(): string | undefined
  language: Pick<Language, 'locale' | 'read'>
  /** What a new wallet is brought back by. */
  method: Method
  /** First-party storage, where a frame gets it. Default: the browser's. */
  openStorage?: (() => Promise<Database | undefined>) | undefined
  root: HTMLElement
  session: Pick<Session, 'read'>
  /** Starts the worker that signs. Default: of this page's build. */
  startWorker?: (() => SignerWorker) | undefined
  vault: Vault
}) {
  const { database, language, method, root, session, vault } = parameters
  const { getApp, openStorage, startWorker } = parameters
  const { vaultKey } = vault
  const stored = createShareStore({ database, vault })
  const handOver = createHandOver({
    ...{ database, openStorage, vaultKey },
    shares: stored,
  })
  const shares: ShareStore = {
    ...stored,
    async write(userId, kept) {
      await stored.write(userId, kept)
      await handOver.leave(userId)
    },
    async remove(userId) {
      const kept = await stored.read(userId)
      await stored.remove(userId)
      if (kept) await handOver.forget(userId, kept.setId)
    },
  }
  let loading: ReturnType<typeof open> | undefined

  // Large, and not needed before somebody has logged in.
  async function open() {
    const { loadCustody } = await import('./loadCustody.js')
    const getLocale = language.locale
    return loadCustody({ getApp, getLocale, shares, startWorker, vaultKey })
  }

  function load() {
    loading ??= open()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  /** Whether a set that was handed over opens the user's wallet. */
  async function join(user: SessionData, handed: HandedSet | undefined) {
    if (!handed) return false
    const { userId } = user
    try {
      await (await load()).custody.join(user, handed)
      return true
    } catch (error) {
      const code = error instanceof HostError && error.code
      if (code !== 'DEVICE_REVOKED' && code !== 'SHARE_REFUSED') throw error
      await handOver.forget(userId, handed.kept.setId)
      return false
    }
  }

  const joinFound = async (user: SessionData) =>
    join(user, await handOver.find(user.userId))

  /** As `joinFound`; after a failure the methods of recovery still work. */
  async function tryJoin(user: SessionData, signal: AbortSignal) {
    try {
      return await joinFound(user)
    } catch (error) {
      if (signal.aborted) throw error // guard: join-cancelled
      return false
    }
  }

  const keeper: Keeper = {
    // Whatever the browser does with it, the account comes back.
    isStored: async (userId) => (await shares.read(userId)) !== undefined,
    isKnownStored: () => true,
    async assertSettled(userId) {
      if (await shares.read(userId)) return
      throw new HostError({
        message: 'The account is not open yet. Sign in again.',
        code: 'LOGIN_REQUIRED',
      })
    },
    async keep(user, { origin, signal }) {
      const { userId } = user
      if (await shares.read(userId)) return handOver.leave(userId)
      const { createCard, custody, passkeys } = await load()
      const spoken = await language.read()
      const card = createCard({ language: spoken, root })
      const { addresses, methods } = await custody.describe(user)
      // Another site of this browser has it: it is the same device.
      if (addresses && (await tryJoin(user, signal))) return
      // On any device, after a login alone.
      if (addresses && methods.some((one) => one.method === 'automatic'))
        return void (await custody.recoverByLogin(user))
      const find = (method: Method) =>
        methods.find((one) => one.method === method)
      const passkey = find('passkey')
      const account = user.email ?? user.userName
      if (addresses)
        return card.restore({
          handOver: (await handOver.isOpen())
            ? undefined
            : (onEnd) =>
                openHandOverWindow({
                  ask: { locale: spoken.locale, name: account, origin, userId },
                  onEnd: async (end) =>
                    onEnd(
                      typeof end === 'string'
                        ? end
                        : await take(user, end.copy),
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
      const moved = await readDeviceRecords(database, userId)
      const draft = custody.draft(user, moved)
      const { salt } = draft
      if (method === 'automatic') {
        const secret = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
        await card
          .accept({
            isMoved: moved !== undefined,
            // A copy: what keeps it wipes it, and another try, after an answer
            // was lost, opens what the first has kept.
            keep: () => draft.keep({ method, salt, secret: secret.slice() }),
            signal,
          })
          .finally(() => {
            wipe(secret) // guard: automatic-drop
            draft.drop()
          })
      } else
        await card.setUp({
          ...{ account, draft, signal },
          isMoved: moved !== undefined,
          keepByPasskey:
            method === 'passkey'
              ? async () =>
                  draft.keep(await passkeys.create({ account, salt, userId }))
              : undefined,
        })
      // Split from now on: the whole key does not stay beside its share.
      for (const kind of ['evm', 'solana'] as const)
        await database.remove(getSecretName(kind, userId))
    },
  }

  /** Opens the wallet with a copy from a window, and returns the outcome. */
  async function take(user: SessionData, copy: WalletCopy) {
    const { origin } = vaultKey
    const { userId } = user
    try {
      const handed = await openCopy(copy, { origin, userId })
      return (await join(user, handed)) ? 'taken' : 'none'
    } catch {
      return 'failed'
    }
  }

  const loadCustody = async () => (await load()).custody

  return {
    createDesk: () =>
      createDevicesDesk({ getCopy: handOver.getCopy, load: loadCustody }),
    getCopy: handOver.getCopy,
    keeper,
    signEmail: async (user: SessionData, email: string) =>
      (await load()).custody.signEmail(user, email),
    hasPhrase: async (userId: string) =>
      (await shares.read(userId))?.hasPhrase === true,
    async readKey({
      kind,
      userId,
    }: {
      kind: KeyKind | 'phrase'
      userId: string
    }) {
      const current = await session.read()
      if (current?.userId !== userId)
        throw new HostError({ message: 'Not signed in', code: 4100 })
      return (await load()).custody.exportKey(current, kind)
    },
    ...createCustodyWallets({
      join: joinFound,
      load: loadCustody,
      session,
      shares,
    }),
  }
}
