import {
  type CustodyApi,
  createCustody,
  createCustodyApi,
  type createCustodyParts,
  createShareStore,
  english,
} from 'latchkey-wallet/custody'
import { createAuthRoutes } from '../src/auth/createAuthRoutes.js'
import { createSession } from '../src/auth/createSession.js'
import { createUser } from '../src/auth/users/createUser.js'
import { findUserByEmail } from '../src/auth/users/findUserByEmail.js'
import { createApp } from '../src/http/createApp.js'
import { setupAuth, walletOrigin } from './setupAuth.js'

/** A login service, and frames of users' devices that work with it. */
export function setupCustody() {
  const setup = setupAuth()
  const server = createApp()
  server.route('/', createAuthRoutes(setup.auth))
  const request = (path: string, init?: RequestInit) =>
    server.request(path, init)

  /** A session of a user on a device. */
  async function login(name: string, device: string) {
    const address = `${name}@example.org`
    const user =
      (await findUserByEmail(setup.auth, address)) ??
      (await createUser(setup.auth, { origin: address, email: address }))
    return createSession(setup.auth, { deviceId: device, user })
  }

  /** The frame of one device; `change` plays a server that lies. */
  function openFrame(change: Partial<CustodyApi> = {}) {
    const records = new Map<string, string>()
    const shares = createShareStore({
      database: {
        get: async (key) => records.get(key),
        set: async (key, value) => void records.set(key, value as string),
        remove: async (key) => void records.delete(key),
      },
      vault: {
        seal: async (_, text) => text as never,
        open: async (_, sealed) => sealed as string | undefined,
      },
    })
    const api = createCustodyApi({ fetch: request as typeof fetch })
    const custody = createCustody({
      api: { ...api, ...change },
      deviceName: 'Firefox on Linux',
      origin: walletOrigin,
      shares,
    })
    return { api, custody, records, shares }
  }

  /** All of a frame that has logged in, in storage of its own. */
  function openParts(parameters: {
    createCustodyParts: typeof createCustodyParts
    root: HTMLElement
    user: { token: string; userId: string }
  }) {
    const { root, user } = parameters
    const records = new Map<string, unknown>()
    return parameters.createCustodyParts({
      database: {
        state: 'kept',
        get: async (key) => records.get(key),
        set: async (key, value) => void records.set(key, value),
        remove: async (key) => void records.delete(key),
        setOnce: async (key, value) => records.get(key) ?? value,
      },
      language: {
        read: async () => ({
          direction: 'ltr',
          locale: 'en',
          strings: english,
        }),
      },
      method: 'code',
      root,
      session: { read: async () => ({ ...user, publicId: '' }) },
      vault: {
        seal: async (_, text) => text as never,
        open: async (_, sealed) => sealed as string | undefined,
      },
    })
  }

  return { ...setup, login, openFrame, openParts, server }
}
