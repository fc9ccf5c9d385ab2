// @vitest-environment node
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findOutage, StoreError } from './findOutage.js'

const fail = (code?: string) =>
  new DrizzleQueryError('select 1', [], withCode(code))
const withCode = (code?: string) => Object.assign(new Error('no'), { code })

test.each([
  ['53100', 'its disk is full (53100)'],
  ['57P03', 'it is stopping or starting (57P03)'],
  ['25006', 'it is read-only, as a replica is (25006)'],
  ['08006', 'the connection failed (08006)'],
  ['ECONNREFUSED', 'it is unreachable (ECONNREFUSED)'],
  ['ENOSPC', 'its disk is full'],
  [undefined, 'it does not answer'],
])('default: %s of a query', (code, reason) => {
  expect(findOutage(fail(code))).toBe(reason)
})

test('behavior: a lost lock, with its cause or without', () => {
  expect(findOutage(new StoreError('lost'))).toBe('it does not answer')
  const cause = withCode('ECONNRESET')
  expect(findOutage(new StoreError('lost', { cause }))).toBe(
    'it is unreachable (ECONNRESET)',
  )
})

test.each([
  ['of another service', withCode('ECONNREFUSED')],
  ['of a query that is wrong', fail('42601')],
  ['of a record that is there', fail('23505')],
  ['none', undefined],
])('error: an error %s is no outage', (_, error) => {
  expect(findOutage(error)).toBe(undefined)
})
