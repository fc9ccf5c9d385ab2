// @vitest-environment node
// A process of its own: a library of WebAuthn leaves helpers on the global.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createAuthenticator } from '../../../test/createAuthenticator.js'
import {
  app,
  codeOf,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  walletOrigin,
} from '../../../test/setupAuth.js'
import { setupSocial, ticket } from '../../../test/setupSocial.js'
import { removeUser } from '../../account/removeUser.js'
import { createApp } from '../../http/createApp.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import { getSession } from '../getSession.js'
import { exchangeSocial } from '../social/exchangeSocial.js'
import { getSocialState } from '../social/getSocialState.js'
import { beginPasskeyLogin } from './beginPasskeyLogin.js'
import { finishPasskeyLogin } from './finishPasskeyLogin.js'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from './managePasskeys.js'

const projectId = 'shop'
const name = 'Chrome, macOS'
const browser = 'cookie-of-this-browser'

let setup: ReturnType<typeof setupSocial>
let authenticator: ReturnType<typeof createAuthenticator>
beforeEach(() => {
  setup = setupSocial()
  authenticator = createAuthenticator()
  setup.auth.offersLogin = (asked) =>
    asked.app === app &&
    asked.login === 'passkey' &&
    ['shop', 'other'].includes(asked.projectId)
})

type Change = Parameters<typeof authenticator.get>[1]

const start = (project = projectId, device = deviceId) =>
  setup.start({ deviceId: device, projectId: project, provider: 'passkey' })

const exchange = (resultUri: string, device = deviceId) =>
  exchangeSocial(setup.auth, {
    ...setup.read(resultUri),
    deviceId: device,
  })

/** Creates a passkey in the window of a login. */
async function create(change?: Change, own = authenticator) {
  const { state } = await start()
  const { creation } = await beginPasskeyLogin(setup.auth, { state })
  return finishPasskeyLogin(setup.auth, {
    creation: own.create(creation, change),
    ...{ name, state },
  })
}

/** Uses the passkey in the window of another login. */
async function use(change?: Change, project = projectId, device = deviceId) {
  const { state } = await start(project, device)
  const { request } = await beginPasskeyLogin(setup.auth, { state })
  const assertion = authenticator.get(request, change)
  return finishPasskeyLogin(setup.auth, { assertion, state })
}

const register = async () => exchange((await create()).resultUri)

describe('a login by passkey', () => {
  test('default: created, then used on another device', async () => {
    const made = await register()
    const used = await use({}, projectId, otherDeviceId)
    const session = await exchange(used.resultUri, otherDeviceId)
    expect(session.userId).toBe(made.userId)
    expect(await getSession(setup.auth, session.token)).toMatchObject({
      deviceId: otherDeviceId,
    })
    expect(used.app).toBe(app)
  })

  test('default: its options are of the wallet’s own host', async () => {
    const { state, uri } = await start()
    expect(uri).toBe(`${walletOrigin}/sdk/passkey#${state}`)
    const { creation, request } = await beginPasskeyLogin(setup.auth, { state })
    expect(request).toMatchObject({
      rpId: 'wallet.localhost',
      userVerification: 'required',
    })
    expect(request.allowCredentials).toBe(undefined)
    expect(creation).toMatchObject({
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        userVerification: 'required',
      },
      rp: { id: 'wallet.localhost' },
    })
    expect(creation.challenge).toBe(request.challenge)
    expect(creation.user.id).toHaveLength(43)
  })

  test('behavior: it may sign its own creation', async () => {
    expect(await create({ attestation: 'self' })).toHaveProperty('resultUri')
  })

  test('behavior: a passkey of a login that is left is not kept', async () => {
    await create()
    expect(await setup.auth.store.passkeys.find()).toEqual([])
    expect(await codeOf(() => use())).toBe('PASSKEY_REFUSED')
  })

  test('behavior: what is refused leaves the login open', async () => {
    await register()
    const { state } = await start()
    const first = await beginPasskeyLogin(setup.auth, { state })
    const wrong = authenticator.get(first.request, { isVerified: false })
    expect(
      await codeOf(() =>
        finishPasskeyLogin(setup.auth, { assertion: wrong, state }),
      ),
    ).toBe('PASSKEY_REFUSED')
    const { request } = await beginPasskeyLogin(setup.auth, { state })
    const assertion = authenticator.get(request)
    const { resultUri } = await finishPasskeyLogin(setup.auth, {
      ...{ assertion, state },
    })
    expect(await exchange(resultUri)).toHaveProperty('token')
  })

  test('behavior: the server tells the result of the app’s own window only', async () => {
    await register()
    const state = async (own: string | undefined) => {
      const ownTicket = own ? ticket : ticket.replaceAll('a', 'c')
      await setup.open({ ticket: ownTicket })
      const started = await setup.start({
        ...{ projectId, provider: 'passkey', ticket: ownTicket },
      })
      const { request } = await beginPasskeyLogin(setup.auth, started)
      await finishPasskeyLogin(setup.auth, {
        assertion: authenticator.get(request),
        getBrowser: () => own,
        state: started.state,
      })
      return getSocialState(setup.auth, { deviceId, state: started.state })
    }
    expect(await state(browser)).toMatchObject({ status: 'COMPLETE' })
    expect(await state(undefined)).toEqual({ status: 'PENDING' })
  })
})

describe('a passkey is refused', () => {
  beforeEach(async () => {
    await register()
  })

  test.each<[string, Change]>([
    ['for a page of another origin', { origin: 'https://wallet.example' }],
    ['for another port', { origin: 'http://wallet.localhost:4103' }],
    ['for another host', { rpId: 'localhost' }],
    ['without user verification', { isVerified: false }],
    ['for a page in a frame', { client: { crossOrigin: true } }],
    ['for a page under another', { client: { topOrigin: walletOrigin } }],
    ['of another kind', { client: { type: 'webauthn.create' } }],
    ['for another challenge', { client: { challenge: 'x'.repeat(43) } }],
  ])('error: %s', async (_, change) => {
    expect(await codeOf(() => use(change))).toBe('PASSKEY_REFUSED')
    const others = createAuthenticator()
    const creation = change?.client
      ? { ...change, client: { ...change.client } }
      : change
    if (change?.client && 'type' in change.client)
      Object.assign(creation?.client ?? {}, { type: 'webauthn.get' })
    expect(await codeOf(() => create(creation, others))).toBe('PASSKEY_REFUSED')
  })

  test.each(['android-key', 'packed'] as const)(
    'error: created with certificates of a maker (%s), whose addresses nobody fetches',
    async (attestation) => {
      const fetched = vi
        .spyOn(globalThis, 'fetch')
        .mockRejectedValue(new Error('No network.'))
      try {
        const others = createAuthenticator()
        expect(await codeOf(() => create({ attestation }, others))).toBe(
          'PASSKEY_REFUSED',
        )
        expect(fetched).not.toHaveBeenCalled()
      } finally {
        fetched.mockRestore()
      }
    },
  )

  test('error: an answer that is sent twice', async () => {
    const { state } = await start()
    const { request } = await beginPasskeyLogin(setup.auth, { state })
    const assertion = authenticator.get(request, { isVerified: false })
    const send = () => finishPasskeyLogin(setup.auth, { assertion, state })
    expect(await codeOf(send)).toBe('PASSKEY_REFUSED')
    expect(await codeOf(send)).toBe('PASSKEY_EXPIRED')
  })

  test('error: an answer of another login', async () => {
    const [one, other] = [await start(), await start()]
    const { request } = await beginPasskeyLogin(setup.auth, one)
    await beginPasskeyLogin(setup.auth, other)
    const assertion = authenticator.get(request)
    const { state } = other
    expect(
      await codeOf(() => finishPasskeyLogin(setup.auth, { assertion, state })),
    ).toBe('PASSKEY_REFUSED')
  })

  test('error: a challenge that is too old', async () => {
    const { state } = await start()
    const { request } = await beginPasskeyLogin(setup.auth, { state })
    setup.clock.advance(4 * MINUTE_MS)
    // The login lives on: its window was loaded again.
    const { socialLogins } = setup.auth.store
    for (const [key, login] of await socialLogins.find())
      await socialLogins.set(key, { ...login, expiresAt: Number.MAX_VALUE })
    setup.clock.advance(2 * MINUTE_MS)
    const assertion = authenticator.get(request)
    expect(
      await codeOf(() => finishPasskeyLogin(setup.auth, { assertion, state })),
    ).toBe('PASSKEY_EXPIRED')
  })

  test('error: a counter that does not go on', async () => {
    await use({ counter: 7 })
    expect(await codeOf(() => use({ counter: 7 }))).toBe('PASSKEY_REFUSED')
    expect(await codeOf(() => use({ counter: 6 }))).toBe('PASSKEY_REFUSED')
    expect(await use({ counter: 8 })).toHaveProperty('resultUri')
  })

  test('error: of another project', async () => {
    expect(await codeOf(() => use({}, 'other'))).toBe('PASSKEY_REFUSED')
  })

  test('error: with the handle of another user', async () => {
    const { state } = await start()
    const { request } = await beginPasskeyLogin(setup.auth, { state })
    const assertion = authenticator.get(request)
    Object.assign(assertion.response, { userHandle: 'x'.repeat(43) })
    expect(
      await codeOf(() => finishPasskeyLogin(setup.auth, { assertion, state })),
    ).toBe('PASSKEY_REFUSED')
  })

  test('error: signed by another key', async () => {
    const { state } = await start()
    const { request } = await beginPasskeyLogin(setup.auth, { state })
    const assertion = createAuthenticator().get(request)
    const { id } = authenticator
    Object.assign(assertion, { id, rawId: id })
    expect(
      await codeOf(() => finishPasskeyLogin(setup.auth, { assertion, state })),
    ).toBe('PASSKEY_REFUSED')
  })

  test('error: created a second time', async () => {
    expect(await codeOf(() => create())).toBe('PASSKEY_REFUSED')
  })

  test('error: removed with its user', async () => {
    const [[, { userId } = { userId: '' }] = []] =
      await setup.auth.store.passkeys.find()
    await removeUser(setup.auth.store, { userId })
    expect(await codeOf(() => use())).toBe('PASSKEY_REFUSED')
  })
})

describe('a passkey that is removed during a login stays removed', () => {
  /** Runs it between the look at the passkey and the check of its answer. */
  function meanwhile(run: () => Promise<unknown>) {
    const { passkeys } = setup.auth.store
    const { get } = passkeys
    let ran: Promise<unknown> | undefined
    passkeys.get = async (id) => {
      const found = await get(id)
      passkeys.get = get
      ran = run()
      return found
    }
    return async () => {
      await ran
      return passkeys.find()
    }
  }

  test('behavior: by its user', async () => {
    const { token } = await setup.login()
    const asked = { app, projectId, token }
    const options = await beginPasskey(setup.auth, asked)
    const creation = authenticator.create(options)
    await addPasskey(setup.auth, { ...asked, creation, name })
    const { id } = authenticator
    const list = meanwhile(() => removePasskey(setup.auth, { id, token }))
    await use()
    expect(await list()).toEqual([])
  })

  test('behavior: with its user', async () => {
    const { userId } = await register()
    const list = meanwhile(() => removeUser(setup.auth.store, { userId }))
    await codeOf(() => use())
    expect(await list()).toEqual([])
  })

  test('error: it is refused once its account is another’s', async () => {
    await register()
    const { identities, users } = setup.auth.store
    const [[key, identity] = ['']] = await identities.find()
    await identities.delete(key)
    expect(await codeOf(() => use())).toBe('PASSKEY_REFUSED')
    if (identity) await identities.set(key, { ...identity, userId: 'other' })
    expect(await codeOf(() => use())).toBe('PASSKEY_REFUSED')
    expect(await users.find()).toHaveLength(1)
  })
})

describe('a login is refused', () => {
  test('error: where the project offers none', async () => {
    expect(await codeOf(() => start('foreign'))).toBe('SERVICE_UNAVAILABLE')
  })

  test('error: of another provider, used or old', async () => {
    const begin = (state: string) =>
      codeOf(() => beginPasskeyLogin(setup.auth, { state }))
    const { state } = await setup.start()
    expect(await begin(state)).toBe('SOCIAL_EXPIRED')
    expect(await begin('0'.repeat(64))).toBe('SOCIAL_EXPIRED')
    const { resultUri } = await create()
    expect(await begin(setup.read(resultUri).state)).toBe('SOCIAL_EXPIRED')
    const late = await start()
    setup.clock.advance(6 * MINUTE_MS)
    expect(await begin(late.state)).toBe('SOCIAL_EXPIRED')
  })

  test('error: after too many tries from one network', async () => {
    const { state } = await start()
    const begin = () =>
      beginPasskeyLogin(setup.auth, { client: '192.0.2.1', state })
    for (let index = 0; index < 60; index++) await begin()
    expect(await codeOf(begin)).toBe('LOGIN_COOLDOWN')
  })
})

describe('passkeys of an account', () => {
  let token: string
  let userId: string
  beforeEach(async () => {
    ;({ token, userId } = await setup.login())
  })

  const asked = (own = token) => ({ app, projectId, token: own })
  const add = async (change?: Change, own = token) => {
    const options = await beginPasskey(setup.auth, asked(own))
    const creation = authenticator.create(options, change)
    await addPasskey(setup.auth, { ...asked(own), creation, name })
    return options
  }
  const list = async (own = token) =>
    (await listPasskeys(setup.auth, asked(own))).passkeys

  test('default: added to an email account, used, listed and removed', async () => {
    const options = await add()
    expect(options.user.name).toBe(email)
    const { resultUri } = await use({}, projectId, otherDeviceId)
    const session = await exchange(resultUri, otherDeviceId)
    expect(session).toMatchObject({ email, userId })
    const { id } = authenticator
    const at = setup.auth.now()
    expect(await list()).toEqual([{ createdAt: at, id, name, usedAt: at }])
    const [mail] = setup.mailbox.list(email)
    expect(mail?.subject).toBe('Your account has a new passkey')
    expect(mail?.text).toContain(name)

    await removePasskey(setup.auth, { id, token })
    expect(await list()).toEqual([])
    expect(await codeOf(() => use())).toBe('PASSKEY_REFUSED')
  })

  test('behavior: a second one has the same handle, and not the same device', async () => {
    const { user } = await add()
    const { excludeCredentials, user: again } = await beginPasskey(
      setup.auth,
      asked(),
    )
    expect(again.id).toBe(user.id)
    expect(excludeCredentials).toMatchObject([{ id: authenticator.id }])
  })

  test('behavior: a login by passkey leaves the name of a provider', async () => {
    const { code, state } = await setup.result({ sub: '1001' })
    const social = await exchangeSocial(setup.auth, { code, deviceId, state })
    await add({}, social.token)
    const { resultUri } = await use()
    expect(await exchange(resultUri)).toMatchObject({ userName: 'ada' })
  })

  test('error: without a login of a moment ago', async () => {
    setup.clock.advance(11 * MINUTE_MS)
    expect(await codeOf(() => add())).toBe('FRESH_LOGIN_REQUIRED')
    const { id } = authenticator
    expect(await codeOf(() => removePasskey(setup.auth, { id, token }))).toBe(
      'FRESH_LOGIN_REQUIRED',
    )
    expect(await codeOf(() => add({}, 'x'))).toBe('INVALID_SESSION')
  })

  test('error: for options that were asked for in another session', async () => {
    const other = await setup.login()
    const options = await beginPasskey(setup.auth, asked(other.token))
    await beginPasskey(setup.auth, asked())
    const creation = authenticator.create(options)
    expect(
      await codeOf(() =>
        addPasskey(setup.auth, { ...asked(), creation, name }),
      ),
    ).toBe('PASSKEY_REFUSED')
  })

  test('error: for options of another project', async () => {
    const options = await beginPasskey(setup.auth, asked())
    const creation = authenticator.create(options)
    const other = { ...asked(), projectId: 'other' }
    expect(
      await codeOf(() => addPasskey(setup.auth, { ...other, creation, name })),
    ).toBe('PASSKEY_REFUSED')
  })

  test('error: where the project offers none', async () => {
    const foreign = { ...asked(), projectId: 'foreign' }
    expect(await codeOf(() => beginPasskey(setup.auth, foreign))).toBe(
      'SERVICE_UNAVAILABLE',
    )
    expect(await listPasskeys(setup.auth, foreign)).toEqual({
      ...{ isOffered: false, passkeys: [] },
    })
  })

  test('error: one of somebody else is not removed', async () => {
    const { token: other } = await register()
    const { id } = authenticator
    expect(await codeOf(() => removePasskey(setup.auth, { id, token }))).toBe(
      'UNKNOWN_PASSKEY',
    )
    // It is the only login of its user.
    expect(
      await codeOf(() => removePasskey(setup.auth, { id, token: other })),
    ).toBe('LAST_LOGIN')
  })

  test('error: more than twenty', async () => {
    for (let index = 0; index < 20; index++) {
      authenticator = createAuthenticator()
      await add()
    }
    authenticator = createAuthenticator()
    expect(await codeOf(() => add())).toBe('TOO_MANY_PASSKEYS')
  })
})

describe('over HTTP', () => {
  const ask = async (path: string, body: object, headers = {}) => {
    const routes = createApp()
    routes.route('/', createAuthRoutes(setup.auth))
    return routes.request(`${walletOrigin}/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: walletOrigin,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })
  }

  test('default: the window of a ticket witnesses its login', async () => {
    const routes = createApp()
    routes.route('/', createAuthRoutes(setup.auth))
    const loading = await routes.request(
      `${walletOrigin}/loading?ticket=${ticket}`,
      { headers: { referer: `${app}/` } },
    )
    const [cookie = ''] = (loading.headers.get('set-cookie') ?? '').split(';')
    const start = { app, deviceId, projectId, provider: 'passkey', ticket }
    const started = await ask('social/start', start)
    const { state } = (await started.json()) as { state: string }
    const begun = await ask('passkey/begin', { state })
    const { creation } = (await begun.json()) as Awaited<
      ReturnType<typeof beginPasskeyLogin>
    >
    const body = { creation: authenticator.create(creation), name, state }
    const done = await ask('passkey/create', body, { cookie })
    expect(await done.json()).toMatchObject({ app })
    const told = await ask('social/state', { deviceId, state })
    expect(await told.json()).toMatchObject({ status: 'COMPLETE' })
  })

  test('error: not for another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const { state } = await start()
    expect((await ask('passkey/begin', { state }, headers)).status).toBe(403)
  })
})
