import { expect, test } from 'vitest'
import { createApp } from './createApp.js'
import { ServiceError } from './ServiceError.js'
import { tooSoon } from './tooSoon.js'

async function ask(error: Error) {
  const app = createApp().get('/', () => {
    throw error
  })
  const { headers, status } = await app.request('/')
  return { retryAfter: headers.get('retry-after'), status }
}

test.each([
  [1, '1'],
  [1_000, '1'],
  [1_001, '2'],
  [899_999, '900'],
  [0, '0'],
  [-1, '0'],
])(
  'behavior: %i ms left are sent as whole seconds',
  async (waitMs, seconds) => {
    const refusal = tooSoon({ code: 'LOGIN_COOLDOWN', waitMs })
    expect(await ask(refusal)).toEqual({ retryAfter: seconds, status: 429 })
    expect(refusal.message).toBe(`Please try again after ${seconds} seconds`)
  },
)

test('behavior: another refusal says nothing of it', async () => {
  const refusal = new ServiceError(403, 'CROSS_ORIGIN', 'No')
  expect(await ask(refusal)).toEqual({ retryAfter: null, status: 403 })
})
