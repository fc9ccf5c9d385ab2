// @vitest-environment node
// A process of its own: a library of WebAuthn leaves helpers on the global.
import { beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../test/createAuthenticator.js'
import {
  app,
  codeOf,
  DAY_MS,
  email,
  MINUTE_MS,
  toWrong,
} from '../../../test/setupAuth.js'
import { setupCustody } from '../../../test/setupCustody.js'
import { resealCustody } from '../../custody/resealCustody.js'
import { requestProof } from '../proof/requestProof.js'
import { verifyProof } from '../proof/verifyProof.js'
import type { ProjectMfa } from './mfa.js'
import { toTotpCode, toTotpStep } from './totp.js'

const phone = 'device-phone-000000'
const laptop = 'device-laptop-00000'
const STEP_MS = 30_000

let mfa: ProjectMfa | undefined
let setup: ReturnType<typeof setupCustody>
let token: string
beforeEach(async () => {
  mfa = {
    methods: ['passkey', 'totp'],
    for: ['export', 'devices', 'payments'],
  }
  setup = setupCustody({ mfa: () => mfa })
  token = (await setup.login('ada', phone)).token
})

const asked = { app, projectId: 'shop' }

/** What the server answers to the frame page. */
async function ask(path: string, body: object, own = token) {
  const answer = await setup.server.request(`/auth/${path}`, {
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${own}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    method: 'POST',
  })
  const read = (await answer.json()) as { code?: string }
  return answer.ok ? read : { code: read.code }
}
const OK = {}

/** Of the authenticator app, now. */
const toCode = (secret: string) =>
  toTotpCode(secret, toTotpStep(setup.clock.now()))

/** Sets an authenticator app up, and lets its code run out. */
async function enrol(own = token) {
  const begun = await ask('mfa/totp/begin', asked, own)
  const { secret } = begun as { secret: string }
  const code = toCode(secret)
  const kept = await ask('mfa/totp/confirm', { ...asked, code }, own)
  setup.clock.advance(STEP_MS)
  return { secret, ...(kept as { backupCodes: readonly string[] }) }
}
const prove = (action: string, answer: object, own = token) =>
  ask('mfa/verify', { action, answer }, own)
const use = (action: string, own = token) =>
  ask('mfa/use', { ...asked, action }, own)

describe('authenticator app', () => {
  test('default: its first code keeps it, with ten backup codes', async () => {
    const begun = (await ask('mfa/totp/begin', asked)) as Record<string, string>
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    const { secret = '' } = begun
    const wrong = toWrong(toCode(secret))
    expect(await ask('mfa/totp/confirm', { ...asked, code: wrong })).toEqual({
      code: 'INVALID_CODE',
    })
    expect(await ask('mfa', asked)).toMatchObject({ enrolled: [] })
    const code = toCode(secret)
    const kept = await ask('mfa/totp/confirm', { ...asked, code })
    const { backupCodes } = kept as { backupCodes: string[] }
    expect(new Set(backupCodes).size).toBe(10)
    expect(await ask('mfa', asked)).toEqual({
      backupCodes: 10,
      enrolled: ['totp'],
      for: ['export', 'devices', 'payments'],
      methods: ['passkey', 'totp'],
      proven: [],
      required: ['export', 'devices', 'payments'],
    })
    expect(setup.mailbox.list(email)[0]?.subject).toBe(
      'An authenticator app was added to your account',
    )
  })

  test('behavior: the database has no secret and no backup code', async () => {
    const { backupCodes, secret } = await enrol()
    const stored = JSON.stringify(await setup.auth.store.factors.find())
    for (const text of [secret, ...backupCodes])
      expect(stored).not.toContain(text)
    // Another master key opens it after a rotation.
    const { sealer, store } = setup.auth
    await resealCustody({ sealer, store })
    expect(JSON.stringify(await store.factors.find())).not.toBe(stored)
    expect(await prove('export', { code: toCode(secret) })).toEqual(OK)
  })

  test('behavior: the first code allows what it was asked for', async () => {
    const { secret } = (await ask('mfa/totp/begin', asked)) as {
      secret: string
    }
    const code = toCode(secret)
    await ask('mfa/totp/confirm', { ...asked, action: 'export', code })
    expect(await use('export')).toHaveProperty('userId')
    expect(await use('payments')).toEqual({ code: 'MFA_REQUIRED' })
  })

  test('behavior: what was shown of a factor that is gone is asked for again', async () => {
    const { backupCodes, secret } = await enrol()
    await prove('devices', { code: toCode(secret) })
    setup.clock.advance(STEP_MS)
    await prove('factors', { code: toCode(secret) })
    await ask('mfa/totp/remove', asked)
    expect(await ask('mfa', asked)).toMatchObject({ enrolled: [], proven: [] })
    const again = await enrol()
    expect(again.backupCodes).toHaveLength(10)
    expect(again.backupCodes).not.toContain(backupCodes[0])
  })

  test('error: another session goes on with the set-up', async () => {
    const { secret } = (await ask('mfa/totp/begin', asked)) as {
      secret: string
    }
    const other = (await setup.login('ada', laptop)).token
    const body = { ...asked, code: toCode(secret) }
    expect(await ask('mfa/totp/confirm', body, other)).toEqual({
      code: 'MFA_EXPIRED',
    })
  })

  test('error: after fifteen minutes, and after ten wrong codes', async () => {
    let begun = (await ask('mfa/totp/begin', asked)) as { secret: string }
    for (let tries = 0; tries < 10; tries++)
      await ask('mfa/totp/confirm', {
        ...asked,
        code: toWrong(toCode(begun.secret)),
      })
    const confirm = () =>
      ask('mfa/totp/confirm', { ...asked, code: toCode(begun.secret) })
    expect(await confirm()).toEqual({ code: 'TOO_MANY_TRIES' })
    begun = (await ask('mfa/totp/begin', asked)) as { secret: string }
    setup.clock.advance(15 * MINUTE_MS)
    expect(await confirm()).toEqual({ code: 'FRESH_LOGIN_REQUIRED' })
    await proveMail()
    expect(await confirm()).toEqual({ code: 'MFA_EXPIRED' })
  })

  test('error: a project that takes none, a login that is not fresh', async () => {
    mfa = { methods: ['passkey'], for: ['export'] }
    const begin = () => ask('mfa/totp/begin', asked)
    expect(await begin()).toEqual({ code: 'SERVICE_UNAVAILABLE' })
    mfa = { methods: ['totp'], for: ['export'] }
    setup.clock.advance(10 * MINUTE_MS)
    expect(await begin()).toEqual({ code: 'FRESH_LOGIN_REQUIRED' })
  })

  test('behavior: a removal needs a factor, and ends the backup codes', async () => {
    const { secret } = await enrol()
    const remove = () => ask('mfa/totp/remove', asked)
    expect(await remove()).toEqual({ code: 'MFA_REQUIRED' })
    expect(await ask('mfa/totp/begin', asked)).toEqual({ code: 'MFA_REQUIRED' })
    // For something else.
    await prove('export', { code: toCode(secret) })
    expect(await remove()).toEqual({ code: 'MFA_REQUIRED' })
    setup.clock.advance(STEP_MS)
    await prove('factors', { code: toCode(secret) })
    expect(await remove()).toEqual(OK)
    expect(await ask('mfa', asked)).toMatchObject({
      backupCodes: 0,
      enrolled: [],
    })
    expect(setup.mailbox.list(email)[0]?.subject).toBe(
      'The authenticator app was removed from your account',
    )
  })
})

/** Types a mailed code, so that the login is fresh again. */
async function proveMail(own = token) {
  await requestProof(setup.auth, { app, token: own })
  await verifyProof(setup.auth, { code: setup.lastCode(), token: own })
}

describe('backup codes', () => {
  test('default: each is good once, in any case', async () => {
    const { backupCodes } = await enrol()
    const [first = '', second = ''] = backupCodes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect(await prove('export', { backupCode: typed })).toEqual(OK)
    expect(await prove('export', { backupCode: first })).toEqual({
      code: 'INVALID_CODE',
    })
    expect(await prove('factors', { backupCode: second })).toEqual(OK)
    expect(await ask('mfa', asked)).toMatchObject({ backupCodes: 8 })
    const { backupCodes: fresh } = (await ask('mfa/backup', asked)) as {
      backupCodes: string[]
    }
    expect(fresh).toHaveLength(10)
    expect(await prove('export', { backupCode: backupCodes[2] })).toEqual({
      code: 'INVALID_CODE',
    })
    expect(await prove('export', { backupCode: fresh[0] })).toEqual(OK)
  })

  test('error: new ones without a factor, or without showing it', async () => {
    expect(await ask('mfa/backup', asked)).toEqual({
      code: 'MFA_ENROLMENT_REQUIRED',
    })
    await enrol()
    expect(await ask('mfa/backup', asked)).toEqual({ code: 'MFA_REQUIRED' })
  })
})

describe('codes', () => {
  test('error: a code is good once, and so is an older one', async () => {
    const { secret } = await enrol()
    const code = toCode(secret)
    const older = toTotpCode(secret, toTotpStep(setup.clock.now()) - 1)
    expect(await prove('export', { code })).toEqual(OK)
    for (const used of [code, older])
      expect(await prove('payments', { code: used })).toEqual({
        code: 'INVALID_CODE',
      })
  })

  test('error: wrong codes lock a session, and no other one', async () => {
    const { secret } = await enrol()
    const wrong = () => prove('export', { code: toWrong(toCode(secret)) })
    for (let tries = 0; tries < 5; tries++)
      expect(await wrong()).toEqual({ code: 'INVALID_CODE' })
    expect(await prove('export', { code: toCode(secret) })).toEqual({
      code: 'TOO_MANY_TRIES',
    })
    const again = (await setup.login('ada', phone)).token
    expect(await prove('export', { code: toCode(secret) }, again)).toEqual(OK)
    setup.clock.advance(15 * MINUTE_MS)
    expect(await prove('export', { code: toCode(secret) })).toEqual(OK)
  })

  test('error: another login on a known device gives no further tries', async () => {
    const { secret } = await enrol()
    await prove('export', { code: toCode(secret) })
    setup.clock.advance(STEP_MS)
    const own: string[] = []
    for (let login = 0; login < 3; login++)
      own.push((await setup.login('ada', phone)).token)
    const wrong = { code: toWrong(toCode(secret)) }
    for (let tries = 0; tries < 5; tries++)
      expect(await prove('export', wrong, own[tries % 2])).toEqual({
        code: 'INVALID_CODE',
      })
    const right = { code: toCode(secret) }
    expect(await prove('export', right, own[2])).toEqual({
      code: 'TOO_MANY_TRIES',
    })
  })

  test('error: new devices share a limit; known ones and backup codes do not', async () => {
    const { backupCodes, secret } = await enrol()
    // The device that set it up has shown it.
    await prove('export', { code: toCode(secret) })
    setup.clock.advance(STEP_MS)
    const right = () => ({ code: toCode(secret) })
    for (let thief = 0; thief < 2; thief++) {
      const own = (await setup.login('ada', `device-thief-${thief}00000`)).token
      for (let tries = 0; tries < 5; tries++)
        await prove('export', { code: toWrong(toCode(secret)) }, own)
    }
    const own = (await setup.login('ada', laptop)).token
    expect(await prove('export', right(), own)).toEqual({
      code: 'TOO_MANY_TRIES',
    })
    expect(await prove('export', right())).toEqual(OK)
    const [backupCode] = backupCodes
    expect(await prove('export', { backupCode }, own)).toEqual(OK)
    // It has shown one by now.
    setup.clock.advance(STEP_MS)
    expect(await prove('export', right(), own)).toEqual(OK)
    setup.clock.advance(DAY_MS)
    const later = (await setup.login('ada', 'device-later-00000')).token
    expect(await prove('export', right(), later)).toEqual(OK)
  })
})

describe('what is asked for', () => {
  test('behavior: nothing, where no project asks', async () => {
    mfa = undefined
    expect(await use('export')).toHaveProperty('userId')
  })

  test('error: a project that asks, of a user without a factor', async () => {
    expect(await use('export')).toEqual({ code: 'MFA_ENROLMENT_REQUIRED' })
    mfa = { methods: ['totp'], for: ['payments'] }
    expect(await use('export')).toHaveProperty('userId')
  })

  test('error: a request that names another project, or another app', async () => {
    await enrol()
    for (const body of [
      { action: 'export', app, projectId: 'other' },
      { action: 'export', app: 'https://evil.example', projectId: 'shop' },
    ])
      expect(await ask('mfa/use', body)).toEqual({ code: 'MFA_REQUIRED' })
  })

  test('behavior: a proof is of one session and one kind, for ten minutes', async () => {
    const { secret } = await enrol()
    expect(await use('export')).toEqual({ code: 'MFA_REQUIRED' })
    await prove('export', { code: toCode(secret) })
    expect(await use('export')).toHaveProperty('userId')
    expect(await use('export')).toHaveProperty('userId')
    expect(await use('payments')).toEqual({ code: 'MFA_REQUIRED' })
    const other = (await setup.login('ada', phone)).token
    expect(await use('export', other)).toEqual({ code: 'MFA_REQUIRED' })
    setup.clock.advance(10 * MINUTE_MS)
    expect(await use('export')).toEqual({ code: 'MFA_REQUIRED' })
  })

  test('behavior: each payment uses a proof up', async () => {
    const { secret } = await enrol()
    await prove('payments', { code: toCode(secret) })
    const both = await Promise.all([use('payments'), use('payments')])
    expect(both.filter((answer) => 'userId' in answer)).toHaveLength(1)
    expect(both).toContainEqual({ code: 'MFA_REQUIRED' })
  })

  test('error: no session, and another user with a code of their own', async () => {
    const { secret } = await enrol()
    expect(await prove('export', { code: toCode(secret) }, 'x')).toEqual({
      code: 'INVALID_SESSION',
    })
    const bob = (await setup.login('bob', laptop)).token
    const { secret: bobs } = await enrol(bob)
    expect(await prove('export', { code: toCode(bobs) })).toEqual({
      code: 'INVALID_CODE',
    })
    await prove('export', { code: toCode(bobs) }, bob)
    expect(await use('export')).toEqual({ code: 'MFA_REQUIRED' })
  })
})

describe('passkeys', () => {
  /** Adds a passkey to the account of the session. */
  async function add(authenticator = createAuthenticator(), own = token) {
    const options = await ask('passkeys/begin', asked, own)
    const creation = authenticator.create(options as never)
    await ask('passkeys/add', { ...asked, creation, name: 'Phone' }, own)
    return authenticator
  }
  const begin = async (own = token) =>
    (await ask('mfa/passkey', {}, own)) as { challenge: string }

  test('default: one of the account confirms', async () => {
    expect(await ask('mfa/passkey', {})).toEqual({ code: 'MFA_NO_PASSKEY' })
    const authenticator = await add()
    expect(await ask('mfa', asked)).toMatchObject({ enrolled: ['passkey'] })
    expect(await use('export')).toEqual({ code: 'MFA_REQUIRED' })
    const assertion = authenticator.get(await begin())
    expect(await prove('export', { assertion })).toEqual(OK)
    expect(await use('export')).toHaveProperty('userId')
    expect(await prove('payments', { assertion })).toEqual({
      code: 'PASSKEY_EXPIRED',
    })
  })

  test.each([true, false])(
    'behavior: one of a project whose passkeys log in: %s',
    async (isLogin) => {
      setup.auth.offersLogin = ({ login }) => isLogin && login === 'passkey'
      await add()
      // A second factor alone logs nobody in, and ends no guest.
      const logins = await setup.auth.store.identities.find()
      expect(JSON.stringify(logins).includes('passkey')).toBe(isLogin)
    },
  )

  test('error: without user verification, or of another user', async () => {
    const authenticator = await add()
    const unverified = { isVerified: false }
    expect(
      await prove('export', {
        assertion: authenticator.get(await begin(), unverified),
      }),
    ).toEqual({ code: 'PASSKEY_REFUSED' })
    const bob = (await setup.login('bob', laptop)).token
    const bobs = await add(createAuthenticator(), bob)
    expect(
      await prove('export', { assertion: bobs.get(await begin()) }),
    ).toEqual({ code: 'PASSKEY_REFUSED' })
    expect(await use('export')).toEqual({ code: 'MFA_REQUIRED' })
  })

  test('error: in a frame, but for a new device in a frame of an app', async () => {
    const authenticator = await add()
    const get = async (topOrigin: string) =>
      authenticator.get(await begin(), {
        client: { crossOrigin: true, topOrigin },
      })
    const refused = { code: 'PASSKEY_REFUSED' }
    for (const action of ['export', 'payments', 'factors'])
      expect(await prove(action, { assertion: await get(app) })).toEqual(
        refused,
      )
    const evil = await get('https://evil.example')
    expect(await prove('devices', { assertion: evil })).toEqual(refused)
    expect(await prove('devices', { assertion: await get(app) })).toEqual(OK)
  })

  test('error: one more, or one less, needs a factor', async () => {
    const { secret } = await enrol()
    expect(await ask('passkeys/begin', asked)).toEqual({ code: 'MFA_REQUIRED' })
    await prove('factors', { code: toCode(secret) })
    const { id } = await add()
    setup.clock.advance(10 * MINUTE_MS)
    await proveMail()
    expect(await ask('passkeys/remove', { id })).toEqual({
      code: 'MFA_REQUIRED',
    })
    await prove('factors', { code: toCode(secret) })
    expect(await ask('passkeys/remove', { id })).toEqual(OK)
  })

  test('behavior: none of a project that takes no passkeys counts', async () => {
    await add()
    mfa = { methods: ['totp'], for: ['export'] }
    expect(await ask('mfa', asked)).toMatchObject({ enrolled: [] })
    mfa = { methods: ['passkey'], for: ['export'] }
    const { passkeys } = setup.auth.store
    const [[id, passkey] = []] = await passkeys.find()
    if (id && passkey)
      await passkeys.set(id, { ...passkey, projectId: 'other' })
    expect(await ask('mfa', asked)).toMatchObject({ enrolled: [] })
    expect(await use('export')).toEqual({ code: 'MFA_ENROLMENT_REQUIRED' })
  })
})

describe('devices', () => {
  const method = 'automatic' as const
  const made = () => new Uint8Array(32).fill(9)

  /** A wallet with a recovery code, and one that the server can open. */
  async function make() {
    const session = await setup.login('ada', phone)
    const frame = await setup.openFrame()
    const draft = frame.custody.draft(session)
    await draft.confirm(draft.code)
    return { code: draft.code, frame, session }
  }
  async function openLaptop() {
    const session = await setup.login('ada', laptop)
    return { frame: await setup.openFrame(), session }
  }

  test('behavior: a user without a factor is not locked out', async () => {
    const { code } = await make()
    const { frame, session } = await openLaptop()
    expect(await frame.custody.recover(session, code)).toHaveProperty('evm')
  })

  test('error: a change of the recovery, before there is a factor', async () => {
    const { frame, session } = await make()
    const draft = frame.custody.draftCode(session)
    const confirm = () => draft.confirm(draft.code)
    expect(await codeOf(confirm)).toBe('MFA_ENROLMENT_REQUIRED')
    mfa = { methods: ['totp'], for: ['export'] }
    await confirm()
  })

  test('error: a new device with the recovery code alone', async () => {
    const { code } = await make()
    const { secret } = await enrol()
    const { frame, session } = await openLaptop()
    const recover = () => frame.custody.recover(session, code)
    expect(await codeOf(recover)).toBe('MFA_REQUIRED')
    // The records that the code opens are not given out either.
    const open = () =>
      frame.api.open({ method: 'code', proof: 'AA==' }, session.token)
    expect(await codeOf(open)).toBe('MFA_REQUIRED')
    expect(
      await prove('devices', { code: toCode(secret) }, session.token),
    ).toEqual(OK)
    expect(await recover()).toHaveProperty('evm')
  })

  test('error: a login alone, where the server opens the wallet', async () => {
    const first = await setup.login('ada', phone)
    const { custody } = await setup.openFrame()
    const draft = custody.draft(first)
    await draft.keep({ method, salt: draft.salt, secret: made() })
    const { secret } = await enrol()
    const { frame, session } = await openLaptop()
    const release = () => frame.api.release(session.token)
    expect(await codeOf(release)).toBe('MFA_REQUIRED')
    await prove('devices', { code: toCode(secret) }, session.token)
    expect(await release()).toHaveProperty('secret')
  })

  test('error: what a thief has signed on an open device', async () => {
    const { code, frame, session } = await make()
    const { secret } = await enrol()
    const other = await openLaptop()
    await prove('devices', { code: toCode(secret) }, other.session.token)
    await other.frame.custody.recover(other.session, code)
    const { devices } = await frame.custody.describe(session)
    const { id = '' } = devices.find(({ isThis }) => !isThis) ?? {}
    const remove = () => frame.custody.removeDevice(session, id)
    expect(await codeOf(remove)).toBe('MFA_REQUIRED')
    const draft = frame.custody.draftCode(session)
    expect(await codeOf(() => draft.confirm(draft.code))).toBe('MFA_REQUIRED')
    setup.clock.advance(STEP_MS)
    await prove('devices', { code: toCode(secret) }, session.token)
    await remove()
    await draft.confirm(draft.code)
  })

  test('error: a share set is added without what opened the wallet', async () => {
    const { code } = await make()
    const { secret } = await enrol()
    const { frame, session } = await openLaptop()
    await prove('devices', { code: toCode(secret) }, session.token)
    // The proof runs out between the two requests.
    const late = await setup.openFrame({
      challenge: async (...given) => {
        setup.clock.advance(10 * MINUTE_MS)
        return frame.api.challenge(...given)
      },
    })
    expect(await codeOf(() => late.custody.recover(session, code))).toBe(
      'MFA_REQUIRED',
    )
  })
})

test('behavior: the factors of a deleted user are gone', async () => {
  const { removeUser } = await import('../../account/removeUser.js')
  const { copyUser } = await import('../../account/copyUser.js')
  const { backupCodes, secret } = await enrol()
  const { store } = setup.auth
  const [userId = ''] = (await store.factors.find()).map(([id]) => id)
  const copy = JSON.stringify(await copyUser({ now: 1, store, userId }))
  expect(copy).toContain('"backupCodes":10')
  for (const text of [secret, ...backupCodes]) expect(copy).not.toContain(text)
  await removeUser(store, { userId })
  expect(await store.factors.find()).toEqual([])
})
