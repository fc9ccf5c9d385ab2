import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, email, setupAuth } from '../../test/setupAuth.js'
import { getSession } from './getSession.js'
import { signOut } from './signOut.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(async () => {
  setup = setupAuth()
})

test('default', async () => {
  const { token, userId } = await setup.login()
  expect(await getSession(setup.auth, token)).toMatchObject({ email, userId })
  expect(await getSession(setup.auth, `${token}x`)).toBeUndefined()
  expect(await getSession(setup.auth, undefined)).toBeUndefined()
})

test('behavior: sign-out revokes this session only', async () => {
  const { token } = await setup.login()
  const { token: other } = await setup.login()
  await signOut(setup.auth, token)
  await signOut(setup.auth, token)
  expect(await getSession(setup.auth, token)).toBeUndefined()
  expect(await getSession(setup.auth, other)).toBeDefined()
})

test('behavior: ends after 30 days without use', async () => {
  const { token } = await setup.login()
  setup.clock.advance(29 * DAY_MS)
  expect(await getSession(setup.auth, token)).toBeDefined()
  setup.clock.advance(30 * DAY_MS)
  expect(await getSession(setup.auth, token)).toBeUndefined()
})

test('behavior: ends after 90 days, used or not', async () => {
  const { token } = await setup.login()
  for (let index = 0; index < 3; index++) {
    setup.clock.advance(29 * DAY_MS)
    expect(await getSession(setup.auth, token)).toBeDefined()
  }
  setup.clock.advance(3 * DAY_MS)
  expect(await getSession(setup.auth, token)).toBeUndefined()
})
