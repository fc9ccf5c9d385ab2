import { expect, test } from 'vitest'
import type { Activity } from './activity.js'
import { groupActivity } from './groupActivity.js'

const create = (id: string, date: string) =>
  ({ id, timestamp: Date.parse(date) }) as Activity

const group = (...activities: Activity[]) =>
  groupActivity(activities, { timeZone: 'UTC' }).map(
    ({ activities, month, year }) => [
      year,
      month,
      activities.map(({ id }) => id).join(''),
    ],
  )

test('default', () => {
  expect(
    group(
      create('a', '2026-03-05T10:00:00Z'),
      create('b', '2026-03-01T00:00:00Z'),
      create('c', '2026-02-28T23:59:59Z'),
      create('d', '2025-03-05T10:00:00Z'),
    ),
  ).toEqual([
    [2026, 2, 'ab'],
    [2026, 1, 'c'],
    [2025, 2, 'd'],
  ])
})

test('behavior: no transactions', () => {
  expect(group()).toEqual([])
})

test('behavior: newest first, regardless of the input order', () => {
  expect(
    group(
      create('c', '2026-02-28T23:59:59Z'),
      create('b', '2026-03-01T00:00:00Z'),
      create('a', '2026-03-05T10:00:00Z'),
    ),
  ).toEqual([
    [2026, 2, 'ab'],
    [2026, 1, 'c'],
  ])
})

test('behavior: equal timestamps keep their order', () => {
  const date = '2026-03-05T10:00:00Z'
  expect(group(create('b', date), create('a', date))).toEqual([[2026, 2, 'ba']])
})

test('behavior: duplicates across pages are dropped', () => {
  expect(
    group(
      create('a', '2026-03-05T10:00:00Z'),
      create('b', '2026-03-01T00:00:00Z'),
      create('b', '2026-03-01T00:00:00Z'),
      create('a', '2026-01-01T00:00:00Z'),
    ),
  ).toEqual([[2026, 2, 'ab']])
})

test('param: timeZone, defaults to local', () => {
  // The middle of a month is the same month in every time zone.
  const [found] = groupActivity([create('a', '2026-07-15T12:00:00Z')])
  expect(found).toMatchObject({ month: 6, year: 2026 })
  const edge = new Date(2026, 0, 1)
  const local = groupActivity([create('a', edge.toISOString())])
  expect(local[0]).toMatchObject({ month: 0, year: 2026 })
})
