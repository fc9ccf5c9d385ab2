import { expect, test } from 'vitest'
import { refetchUnreachable } from './refetchUnreachable.js'

test('default: only what a node could not answer', () => {
  expect(refetchUnreachable({ state: {} })).toBe(false)
  expect(refetchUnreachable({ state: { data: {} } })).toBe(false)
  const data = { isUnreachable: true }
  expect(refetchUnreachable({ state: { data } })).toBe(30_000)
})
