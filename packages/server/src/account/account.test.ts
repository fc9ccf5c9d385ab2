import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, DAY_MS, deviceId, MINUTE_MS } from '../../test/setupAuth.js'
import { setupCustody } from '../../test/setupCustody.js'
import { runDeletions } from './runDeletions.js'

const email = 'ada@example.org'
const app = 'http://app.localhost:4100'

let setup: ReturnType<typeof setupCustody>
let token: string
let userId: string

beforeEach(async () => {
  setup = setupCustody()
  ;({ token, userId } = await setup.login('ada', deviceId))
})

async function ask(path: string, { method = 'GET', own = token } = {}) {
  const answer = await setup.server.request(path, {
    method,
    headers: {
      authorization: `Bearer ${own}`,
      'sec-fetch-site': 'same-origin',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify({ app }) }),
  })
  const body = (await answer.json()) as Record<string, unknown>
  return { body, status: answer.status }
}

const post = (path: string, own = token) => ask(path, { method: 'POST', own })
const sweep = () =>
  runDeletions({
    now: setup.clock.now(),
    report: (error) => setup.reports.push(error),
    store: setup.auth.store,
  })

describe('an account in one browser', () => {
  test('default: the account is deleted after seven days, and the user gets a mail', async () => {
    const deleteAt = setup.clock.now() + 7 * DAY_MS
    expect(await post('/auth/account/delete')).toEqual({
      ...{ body: { deleteAt }, status: 200 },
    })
    expect((await ask('/auth/account')).body).toEqual({
      ...{ deleteAt, freshForMs: 10 * MINUTE_MS },
    })
    const [mail] = setup.mailbox.list(email)
    expect(mail?.subject).toBe('Your account will be deleted')
    setup.clock.advance(7 * DAY_MS - 1)
    expect(await sweep()).toBe(0)
    expect((await ask('/auth/account')).status).toBe(200)
    setup.clock.advance(1)
    expect(await sweep()).toBe(1)
    expect((await ask('/auth/account')).body.code).toBe('INVALID_SESSION')
    const { store } = setup.auth
    expect(await store.users.find()).toEqual([])
    expect(await store.sessions.find()).toEqual([])
    expect(await store.deletions.find()).toEqual([])
    expect(setup.reports).toEqual([])
  })

  test('behavior: asking again does not put it off', async () => {
    const first = await post('/auth/account/delete')
    setup.clock.advance(5 * MINUTE_MS)
    expect(await post('/auth/account/delete')).toEqual(first)
  })

  test('behavior: it is kept', async () => {
    await post('/auth/account/delete')
    await post('/auth/account/keep')
    const [mail] = setup.mailbox.list(email)
    expect(mail?.subject).toBe('Your account will not be deleted')
    expect((await ask('/auth/account')).body.deleteAt).toBe(null)
    setup.clock.advance(8 * DAY_MS)
    expect(await sweep()).toBe(0)
    // Nothing to keep, nothing to tell.
    await post('/auth/account/keep')
    expect(setup.mailbox.list(email)).toHaveLength(2)
  })

  test('behavior: its data, for its user alone', async () => {
    const bob = await setup.login('bob', deviceId)
    const { body } = await ask('/auth/account/data')
    expect(body).toMatchObject({
      ...{ format: 'latchkey-user', userId, version: 1 },
      records: { sessions: [{ userId }], users: [{ email, id: userId }] },
    })
    expect(JSON.stringify(body)).not.toContain(bob.userId)
    expect(JSON.stringify(body)).not.toContain(token)
    // Whoever has it would be taken for that device.
    expect(JSON.stringify(body)).not.toContain(deviceId)
  })

  test.each([
    ['GET', '/auth/account/data'],
    ['POST', '/auth/account/delete'],
  ])('error: %s %s of a login that is not fresh', async (method, path) => {
    setup.clock.advance(10 * MINUTE_MS)
    const refused = await ask(path, { method })
    expect(refused.body.code).toBe('FRESH_LOGIN_REQUIRED')
    expect(await setup.auth.store.deletions.find()).toEqual([])
    // The control: another login.
    const { token: own } = await setup.login('ada', deviceId)
    expect((await ask(path, { method, own })).status).toBe(200)
  })

  test('error: no session, another site', async () => {
    for (const path of ['/auth/account', '/auth/account/data'])
      expect((await ask(path, { own: 'x' })).body.code).toBe('INVALID_SESSION')
    for (const path of ['/auth/account/delete', '/auth/account/keep'])
      expect((await post(path, 'x')).body.code).toBe('INVALID_SESSION')
    const answer = await setup.server.request('/auth/account/data', {
      headers: {
        authorization: `Bearer ${token}`,
        'sec-fetch-site': 'cross-site',
      },
    })
    expect(answer.status).toBe(403)
  })
})

describe('a wallet that can be recovered', () => {
  let frame: Awaited<ReturnType<typeof setup.openFrame>>

  beforeEach(async () => {
    frame = await setup.openFrame()
    const draft = frame.custody.draft({ token, userId })
    await draft.confirm(draft.code)
  })

  test('default: it signs its end, and the account ends with it', async () => {
    const { store } = setup.auth
    await frame.custody.remove({ token, userId })
    const deleteAt = setup.clock.now() + 7 * DAY_MS
    expect((await ask('/auth/account')).body.deleteAt).toBe(deleteAt)
    setup.clock.advance(7 * DAY_MS)
    expect(await sweep()).toBe(1)
    expect(await store.custodies.find()).toEqual([])
    expect(await store.users.find()).toEqual([])
    const again = await setup.login('ada', deviceId)
    // The share of the device alone opens nothing.
    const sign = () =>
      frame.custody.sign(again, { message: 'hello', type: 'message' })
    expect(await codeOf(sign)).toBeDefined()
  })

  test('error: the mailbox alone does not end it', async () => {
    const refused = await post('/auth/account/delete')
    expect(refused.body.code).toBe('SIGNATURE_REQUIRED')
    expect(await setup.auth.store.deletions.find()).toEqual([])
    // The control: once it has signed, asking changes nothing.
    await frame.custody.remove({ token, userId })
    expect((await post('/auth/account/delete')).status).toBe(200)
  })

  test.each(['/auth/account/keep', '/auth/custody/keep'])(
    'behavior: %s keeps both',
    async (path) => {
      await frame.custody.remove({ token, userId })
      await post(path)
      setup.clock.advance(8 * DAY_MS)
      expect(await sweep()).toBe(0)
      const { addresses, deleteAt } = await frame.custody.describe({
        ...{ token, userId },
      })
      expect(addresses).not.toBe(null)
      expect(deleteAt).toBe(null)
      expect((await ask('/auth/account')).body.deleteAt).toBe(null)
    },
  )
})
