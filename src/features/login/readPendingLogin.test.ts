import { afterEach, expect, test, vi } from 'vitest'
import { createKitStorage } from '../../core/storage.js'
import { readPendingLogin } from './readPendingLogin.js'
import { savePendingLogin } from './savePendingLogin.js'

const now = 1_700_000_000_000
const login = { email: 'ada@example.com', step: 'otp', sentAt: now } as const

afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  vi.useFakeTimers({ now })
  return createKitStorage()
}

test('default', () => {
  const storage = setup()
  expect(readPendingLogin(storage)).toBe(undefined)
  savePendingLogin(storage, login)
  expect(readPendingLogin(storage)).toEqual(login)
  savePendingLogin(storage, undefined)
  expect(storage.get('pendingLogin')).toBe(undefined)
})

test('behavior: expires with the code', () => {
  const storage = setup()
  savePendingLogin(storage, login)
  vi.setSystemTime(now + 599_999)
  expect(readPendingLogin(storage)).toEqual(login)
  vi.setSystemTime(now + 600_000)
  expect(readPendingLogin(storage)).toBe(undefined)
  expect(storage.get('pendingLogin')).toBe(undefined)
})

test.each([
  'x',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...login, email: 'ada' }),
  JSON.stringify({ ...login, email: '<b>@example.com' }),
  JSON.stringify({ ...login, step: 'connected' }),
  JSON.stringify({ ...login, sentAt: String(now) }),
  // The clock was set back.
  JSON.stringify({ ...login, sentAt: now + 1 }),
])('error: invalid value is removed: %s', (text) => {
  const storage = setup()
  storage.set('pendingLogin', text)
  expect(readPendingLogin(storage)).toBe(undefined)
  expect(storage.get('pendingLogin')).toBe(undefined)
})

test('behavior: unknown properties are dropped', () => {
  const storage = setup()
  const odd = { ...login, code: '123456' }
  storage.set('pendingLogin', JSON.stringify(odd))
  expect(readPendingLogin(storage)).toEqual(login)
})
