import { beforeEach, expect, test } from 'vitest'
import { DAY_MS, email, setupAuth } from '../../test/setupAuth.js'
import { getSession } from './getSession.js'
import { signOut } from './signOut.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(() => {
  setup = setupAuth()
})

test('default', () => {
  const { token, userId } = setup.login()
  expect(getSession(setup.auth, token)).toMatchObject({ email, userId })
  expect(getSession(setup.auth, `${token}x`)).toBeUndefined()
  expect(getSession(setup.auth, undefined)).toBeUndefined()
})

test('behavior: sign-out revokes this session only', () => {
  const { token } = setup.login()
  const { token: other } = setup.login()
  signOut(setup.auth, token)
  signOut(setup.auth, token)
  expect(getSession(setup.auth, token)).toBeUndefined()
  expect(getSession(setup.auth, other)).toBeDefined()
})

test('behavior: ends after 30 days without use', () => {
  const { token } = setup.login()
  setup.clock.advance(29 * DAY_MS)
  expect(getSession(setup.auth, token)).toBeDefined()
  setup.clock.advance(30 * DAY_MS)
  expect(getSession(setup.auth, token)).toBeUndefined()
})

test('behavior: ends after 90 days, used or not', () => {
  const { token } = setup.login()
  for (let index = 0; index < 3; index++) {
    setup.clock.advance(29 * DAY_MS)
    expect(getSession(setup.auth, token)).toBeDefined()
  }
  setup.clock.advance(3 * DAY_MS)
  expect(getSession(setup.auth, token)).toBeUndefined()
})
