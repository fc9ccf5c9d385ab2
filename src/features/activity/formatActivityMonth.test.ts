import { expect, test, vi } from 'vitest'
import { formatActivityMonth } from './formatActivityMonth.js'

const now = Date.parse('2026-07-15T12:00:00Z')

test.each([
  [{ month: 2, year: 2026 }, 'en', 'March'],
  [{ month: 2, year: 2025 }, 'en', 'March 2025'],
  [{ month: 11, year: 2025 }, 'en', 'December 2025'],
  [{ month: 2, year: 2026 }, 'de', 'März'],
  [{ month: 0, year: 2024 }, 'de', 'Januar 2024'],
])('default: %o in %s', (group, locale, title) => {
  expect(formatActivityMonth(group, { locale, now })).toBe(title)
})

test('param: now, defaults to the current time', () => {
  const year = new Date().getFullYear()
  const locale = 'en'
  expect(formatActivityMonth({ month: 4, year }, { locale })).toBe('May')
})

test.each([
  ['America/New_York', '2027-01-01T02:00:00Z', 'December 2026'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', 'December'],
])('param: timeZone UTC in %s', (place, now, title) => {
  vi.stubEnv('TZ', place)
  const options = {
    locale: 'en',
    now: Date.parse(now),
    timeZone: 'UTC',
  } as const
  expect(formatActivityMonth({ month: 11, year: 2026 }, options)).toBe(title)
  vi.unstubAllEnvs()
})
