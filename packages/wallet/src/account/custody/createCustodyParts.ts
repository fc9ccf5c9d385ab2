import { HostError } from 'latchkey/frame'
import type { Method } from '../../core/bindTo.js'
import type { KeyKind } from '../../core/secret.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import type { Language } from '../../ui/language/createLanguage.js'
import type { HandedSet } from '../../wire/copy.js'
import { createHandOver } from '../copies/createHandOver.js'
import type { KeepCard } from '../keep/createKeepCard.js'
import { createPlaces } from '../keep/createPlaces.js'
import type { Session, SessionData } from '../session/createSession.js'
import {
  createShareStore,
  type ShareStore,
} from '../shares/createShareStore.js'
import type { SignerWorker } from '../signer/createSigner.js'
import { createCustodyKeeper } from './createCustodyKeeper.js'
import { createCustodyWallets } from './createCustodyWallets.js'
import { createDevicesDesk } from './createDevicesDesk.js'
import { hasDeviceRecords } from './hasDeviceRecords.js'

/**
 * What the frame works with where wallets can be recovered: accounts whose key
 * is split, and a last step of each login that sets the way back up or takes
 * it.
 */
export function createCustodyParts(parameters: {
  chains: readonly FrameChain[]
  database: Database
  /** Origin of the page above. */
  getApp(): string | undefined
  keepCard: KeepCard
  language: Pick<Language, 'locale' | 'read'>
  /** What a new wallet is brought back by. */
  method: Method
  /** First-party storage, where a frame gets it. Default: the browser's. */
  openStorage?: (() => Promise<Database | undefined>) | undefined
  projectId: string
  root: HTMLElement
  rpc: Rpc
  session: Pick<Session, 'read'>
  /** Starts the worker that signs. Default: of this page's build. */
  startWorker?: (() => SignerWorker) | undefined
  vault: Vault
}) {
  const { chains, database, language, method, root, rpc } = parameters
  const { keepCard, session, vault } = parameters
  const { getApp, openStorage, projectId, startWorker } = parameters
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
    return loadCustody({
      ...{ getApp, getLocale, projectId, shares, startWorker, vaultKey },
      earlier: { chains, database, rpc, shares },
    })
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

  const places = createPlaces({ database, vault })
  const keeper = createCustodyKeeper({
    ...{ card: keepCard, places },
    ...{ database, handOver, join, joinFound, language, load, method, root },
    ...{ shares, vaultKey },
  })

  const loadCustody = async () => (await load()).custody

  return {
    createDesk: () =>
      createDevicesDesk({
        getCopy: handOver.getCopy,
        load: loadCustody,
        loadEarlier: async () => (await load()).earlier,
      }),
    getCopy: handOver.getCopy,
    listEarlier: async (userId: string) =>
      (await hasDeviceRecords(database, userId))
        ? (await load()).earlier.list(userId)
        : [],
    keeper,
    signEmail: async (user: SessionData, email: string) =>
      (await load()).custody.signEmail(user, email),
    async getPasskeys(user: SessionData) {
      const { methods } = await (await loadCustody()).describe(user)
      return methods.flatMap(({ credentialId, method }) =>
        method === 'passkey' && credentialId ? [credentialId] : [],
      )
    },
    hasPhrase: async (userId: string) =>
      (await shares.read(userId))?.hasPhrase === true,
    async readKey(
      userId: string,
      kind: KeyKind | 'phrase',
      isEarlier?: boolean | undefined,
    ) {
      const current = await session.read()
      if (current?.userId !== userId)
        throw new HostError({ message: 'Not signed in', code: 4100 })
      const { custody, earlier } = await load()
      return isEarlier
        ? earlier.exportKey(userId, kind)
        : custody.exportKey(current, kind)
    },
    ...createCustodyWallets({
      getKept: places.getKept,
      join: joinFound,
      load: loadCustody,
      session,
      shares,
    }),
  }
}
