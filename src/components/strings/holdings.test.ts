import { expect, test } from 'vitest'
import { RELATIVE_TIME_LABELS } from '../../core/constants/labels.js'
import type { toTimeAgo } from '../../core/format/toTimeAgo.js'
import { holdings } from './holdings.js'

test('default: relative times', () => {
  const ages = (
    ['second', 'minute', 'hour', 'day', 'month', 'year'] as const
  ).map((unit: toTimeAgo.Unit) => holdings.timeAgo({ count: 1, unit }))
  expect(ages).toEqual([
    '1 sec ago',
    '1 min ago',
    '1 hr ago',
    '1 d ago',
    '1 mo ago',
    '1 yr ago',
  ])
  expect(RELATIVE_TIME_LABELS.map((label) => `1 ${label} ago`)).toEqual(ages)
})

test('behavior: just now, and several hours', () => {
  expect(holdings.timeAgo({ count: 0, unit: 'second' })).toBe('Just now')
  expect(holdings.timeAgo({ count: 2, unit: 'hour' })).toBe('2 hrs ago')
})
