import { createCustody } from '../../wallet/src/account/custody/createCustody.js'
import type { createCustodyParts } from '../../wallet/src/account/custody/createCustodyParts.js'
import {
  type CustodyApi,
  createCustodyApi,
} from '../../wallet/src/account/shares/createCustodyApi.js'
import { createShareStore } from '../../wallet/src/account/shares/createShareStore.js'
import { createSigner } from '../../wallet/src/account/signer/createSigner.js'
import { createVault } from '../../wallet/src/storage/createVault.js'
import { english } from '../../wallet/src/ui/language/translations/english.js'
import { createAuthRoutes } from '../src/auth/createAuthRoutes.js'
import { createSession } from '../src/auth/createSession.js'
import { hash } from '../src/auth/hash.js'
import { createUser } from '../src/auth/users/createUser.js'
import { findUserByEmail } from '../src/auth/users/findUserByEmail.js'
import { createApp } from '../src/http/createApp.js'
import { openSignerChannel } from './openSignerChannel.js'
import { app, setupAuth, walletOrigin } from './setupAuth.js'

/** A login service, and frames of users' devices that work with it. */
export function setupCustody(parameters: Parameters<typeof setupAuth>[0] = {}) {
  const setup = setupAuth(parameters)
  const server = createApp()
  server.route('/', createAuthRoutes(setup.auth))
  const request = (path: string, init?: RequestInit) =>
    server.request(path, init)

  /** Of the frames. */
  const locale = { tag: 'en' }

  /** A session of a user on a device. */
  async function login(name: string, device: string) {
    const address = `${name}@example.org`
    const user =
      (await findUserByEmail(setup.auth, address)) ??
      (await createUser(setup.auth, { origin: address, email: address }))
    return createSession(setup.auth, { deviceId: device, user })
  }

  /** The storage of one device. */
  async function openStorage(
    state: Parameters<
      typeof createCustodyParts
    >[0]['database']['state'] = 'kept',
  ) {
    const records = new Map<string, unknown>()
    const database = {
      state,
      get: async (key: string) => records.get(key),
      set: async (key: string, value: unknown) => void records.set(key, value),
      remove: async (key: string) => void records.delete(key),
      setOnce: async (key: string, value: unknown) => {
        if (!records.has(key)) records.set(key, value)
        return records.get(key)
      },
    }
    const vault = await createVault({ database, origin: walletOrigin })
    return { database, records, vault }
  }

  /**
   * The frame of one device; `change` plays a server that lies, and `other`
   * is the device whose storage it has.
   */
  async function openFrame(
    change: Partial<CustodyApi> = {},
    other?: Pick<Awaited<ReturnType<typeof openStorage>>, 'database' | 'vault'>,
  ) {
    const { database, vault } = other ?? (await openStorage())
    const shares = createShareStore({ database, vault })
    const api = createCustodyApi({
      fetch: request as typeof fetch,
      getApp: () => app,
      getLocale: () => locale.tag,
      projectId: 'shop',
    })
    const channel = openSignerChannel()
    const custody = createCustody({
      api: { ...api, ...change },
      deviceName: 'Firefox on Linux',
      origin: walletOrigin,
      shares,
      signer: createSigner(channel),
      vaultKey: vault.vaultKey,
    })
    const { log } = channel
    return { api, custody, database, log, shares, vault }
  }

  /** All of a frame that has logged in, in storage of its own. */
  async function openParts(parameters: {
    createCustodyParts: typeof createCustodyParts
    /** Where storage is blocked. Default: never opened. */
    keepCard?: Parameters<typeof createCustodyParts>[0]['keepCard'] | undefined
    /** Default: `code`. */
    method?: 'automatic' | 'code' | undefined
    /** First-party storage of the browser. Default: the frame gets none. */
    openStorage?: Parameters<typeof createCustodyParts>[0]['openStorage']
    root: HTMLElement
    /** Of the device. Default: new. */
    storage?: Awaited<ReturnType<typeof openStorage>> | undefined
    user: { token: string; userId: string }
  }) {
    const { method = 'code', openStorage: openFirstParty } = parameters
    const { root, user } = parameters
    const { database, vault } = parameters.storage ?? (await openStorage())
    // Its sessions are of that device.
    const session = await setup.auth.store.sessions.get(hash(user.token))
    await database.set('device-id', session?.deviceId)
    return parameters.createCustodyParts({
      chains: [],
      database,
      getApp: () => app,
      keepCard: parameters.keepCard ?? {
        open: () => Promise.reject(new Error('No window is needed')),
      },
      language: {
        locale: () => locale.tag,
        read: async () => ({
          direction: 'ltr',
          locale: 'en',
          strings: english,
        }),
      },
      method,
      projectId: 'shop',
      openStorage: openFirstParty ?? (async () => undefined),
      root,
      rpc: async () => {
        throw new Error('There is no network')
      },
      session: { read: async () => ({ ...user, publicId: '' }) },
      startWorker: openSignerChannel().start,
      vault,
    })
  }

  return { ...setup, locale, login, openFrame, openParts, openStorage, server }
}
