import { expect, test } from 'vitest'
import { getFreshMs } from './getFreshMs.js'

const MINUTE_MS = 60_000
const at = 100 * MINUTE_MS

test.each([
  [at, 10],
  [at + 4 * MINUTE_MS, 6],
  [at + 10 * MINUTE_MS, 0],
  [at + 99 * MINUTE_MS, 0],
  // The clock of another instance may be a little ahead;
  [at - MINUTE_MS, 10],
  // one that was an hour ahead makes nothing fresh for an hour.
  [at - 60 * MINUTE_MS, 0],
])('default: at %i for %i minutes', (now, minutes) => {
  expect(getFreshMs(now, { createdAt: at })).toBe(minutes * MINUTE_MS)
})

test('behavior: the login at the provider counts, or a later code', () => {
  const session = { createdAt: at, loggedInAt: at - 8 * MINUTE_MS }
  expect(getFreshMs(at, session)).toBe(2 * MINUTE_MS)
  const proven = { ...session, provenAt: at - 3 * MINUTE_MS }
  expect(getFreshMs(at, proven)).toBe(7 * MINUTE_MS)
})
