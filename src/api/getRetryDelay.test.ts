import { expect, test } from 'vitest'
import { ApiRequestError } from '../core/errors/api.js'
import { getRetryDelay } from './getRetryDelay.js'

test.each([
  ['7', 7_000],
  ['30', 30_000],
  ['31', undefined],
  [new Date(0).toUTCString(), 300],
  ['soon', 300],
])('default: Retry-After %s', (text, expected) => {
  const headers = new Headers({ 'retry-after': text })
  // From a custom `fetch`, whose responses have another class.
  const error = new ApiRequestError({ cause: { headers }, status: 429 })
  const delay = getRetryDelay(error, 0)
  if (expected === 300) expect(delay).toBeLessThanOrEqual(300)
  else expect(delay).toBe(expected)
})

test.each([undefined, null, new Error('reset'), { headers: {} }, 'text'])(
  'behavior: no headers in %o',
  (cause) => {
    const delay = getRetryDelay(new ApiRequestError({ cause }), 1) ?? 0
    expect(delay).toBeGreaterThanOrEqual(300)
    expect(delay).toBeLessThanOrEqual(600)
  },
)
