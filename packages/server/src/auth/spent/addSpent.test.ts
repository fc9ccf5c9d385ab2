import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, setupAuth } from '../../../test/setupAuth.js'
import { createApp } from '../../http/createApp.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import { SPENDINGS_MAX } from '../rules.js'
import { addSpent, getSpent } from './addSpent.js'

let setup: ReturnType<typeof setupAuth>
let token: string
beforeEach(async () => {
  setup = setupAuth()
  token = (await setup.login()).token
})

let count = 0
const add = (
  cents: bigint,
  id = `payment-${String(count++).padStart(12, '0')}`,
) => addSpent(setup.auth, { cents, id, token }).then((sum) => sum.cents)
const get = () => getSpent(setup.auth, { token }).then((sum) => sum.cents)

describe('addSpent', () => {
  test('default', async () => {
    expect(await get()).toBe('0')
    expect(await add(1_200n)).toBe('1200')
    expect(await add(34n)).toBe('1234')
    expect(await get()).toBe('1234')
  })

  test('behavior: a payment counts for 24 hours', async () => {
    await add(100n)
    setup.clock.advance(DAY_MS - 1)
    await add(7n)
    expect(await get()).toBe('107')
    setup.clock.advance(1)
    expect(await get()).toBe('7')
    setup.clock.advance(DAY_MS - 1)
    expect(await get()).toBe('0')
  })

  test('behavior: the same id counts once, and never for less', async () => {
    const id = 'one-and-the-same'
    expect(await add(500n, id)).toBe('500')
    expect(await add(500n, id)).toBe('500')
    expect(await add(0n, id)).toBe('500')
    expect(await add(700n, id)).toBe('700')
  })

  test('behavior: a logout and another device reset nothing', async () => {
    await add(500n)
    await setup.auth.store.sessions.delete('any')
    token = (await setup.login()).token
    expect(await get()).toBe('500')
  })

  test('behavior: payments at once all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(5n)))
    expect(await get()).toBe('100')
  })

  test('behavior: of very many payments none is forgotten too early', async () => {
    for (let index = 0; index <= SPENDINGS_MAX + 5; index++) {
      await add(10n)
      setup.clock.advance(1_000)
    }
    expect(await get()).toBe(String(10 * (SPENDINGS_MAX + 6)))
    const [[, spending] = []] = await setup.auth.store.spendings.find()
    expect(spending?.payments).toHaveLength(SPENDINGS_MAX)
    setup.clock.advance(DAY_MS)
    expect(await get()).toBe('0')
  })

  test('error: without a session', async () => {
    token = 'none'
    await expect(get()).rejects.toMatchObject({ code: 'INVALID_SESSION' })
    await expect(add(1n)).rejects.toMatchObject({ code: 'INVALID_SESSION' })
  })
})

describe('the route', () => {
  const app = () =>
    createApp(undefined, setup.auth.report).route(
      '/',
      createAuthRoutes(setup.auth),
    )
  const ask = (body: unknown, site = 'same-origin') =>
    app().request('/auth/spent', {
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'sec-fetch-site': site,
      },
      method: 'POST',
    })
  const id = 'payment-00000000'

  test('default', async () => {
    const answer = await ask({ cents: '12', id })
    expect(await answer.json()).toEqual({ cents: '12' })
  })

  test.each([
    { cents: '-5', id },
    { cents: '1.5', id },
    { cents: 5, id },
    { cents: '1e3', id },
    { cents: '5' },
    { cents: '5', id: '' },
  ])('error: %j', async (body) => {
    expect((await ask(body)).status).toBe(400)
    expect(await get()).toBe('0')
  })

  test('error: asked by an app', async () => {
    expect((await ask({ cents: '5', id }, 'cross-site')).status).toBe(403)
  })
})
