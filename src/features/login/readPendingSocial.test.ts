import { afterEach, expect, test, vi } from 'vitest'
import { createKitStorage } from '../../core/storage.js'
import { forgetPendingSocial } from './forgetPendingSocial.js'
import { readPendingSocial } from './readPendingSocial.js'
import { savePendingSocial } from './savePendingSocial.js'

const now = 1_700_000_000_000
const login = {
  chainId: 'eip155:1',
  provider: 'google',
  startedAt: now,
  state: 'ab12',
} as const

afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  vi.useFakeTimers({ now })
  return createKitStorage()
}

test('default', () => {
  const storage = setup()
  expect(readPendingSocial(storage)).toBe(undefined)
  savePendingSocial(storage, login)
  expect(readPendingSocial(storage)).toEqual(login)
  // Another login has ended.
  forgetPendingSocial(storage, { startedAt: now - 1 })
  expect(readPendingSocial(storage)).toEqual(login)
  forgetPendingSocial(storage, login)
  expect(storage.get('pendingSocial')).toBe(undefined)
})

test('behavior: expires with the login', () => {
  const storage = setup()
  savePendingSocial(storage, login)
  vi.setSystemTime(now + 299_999)
  expect(readPendingSocial(storage)).toEqual(login)
  vi.setSystemTime(now + 300_000)
  expect(readPendingSocial(storage)).toBe(undefined)
  expect(storage.get('pendingSocial')).toBe(undefined)
})

test.each([
  'x',
  'null',
  '[]',
  JSON.stringify({ ...login, provider: 'evil' }),
  JSON.stringify({ ...login, startedAt: now + 1 }),
  JSON.stringify({ ...login, startedAt: undefined }),
])('error: invalid value: %s', (text) => {
  const storage = setup()
  storage.set('pendingSocial', text)
  expect(readPendingSocial(storage)).toBe(undefined)
  expect(storage.get('pendingSocial')).toBe(undefined)
})

test.each([
  { state: 7 },
  { state: '<b>' },
  { chainId: { toString: 1 } },
  { chainId: 1.5 },
])('error: an invalid property is dropped: %j', (change) => {
  const storage = setup()
  storage.set('pendingSocial', JSON.stringify({ ...login, ...change }))
  const [key] = Object.keys(change) as [keyof typeof login]
  expect(readPendingSocial(storage)?.[key]).toBe(undefined)
  expect(readPendingSocial(storage)?.provider).toBe('google')
})
