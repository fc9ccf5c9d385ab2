import { afterEach, expect, test, vi } from 'vitest'
import { ApiRequestError, ApiTimeoutError } from './api.js'
import { FrameLoadError } from './frameLoad.js'
import { AmountZeroError } from './send.js'
import { toOfflineError } from './toOfflineError.js'

afterEach(() => vi.unstubAllGlobals())

const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

test.each([new ApiRequestError(), new ApiTimeoutError(), new FrameLoadError()])(
  'default: %s',
  (error) => {
    expect(toOfflineError(error)).toBe(error)
    goOffline()
    expect(toOfflineError(error)).toMatchObject({
      cause: error,
      code: 'OFFLINE',
      sentToNetwork: 'no',
    })
  },
)

test('behavior: returns responses and other errors as is', () => {
  goOffline()
  const answer = new ApiRequestError({ status: 503 })
  expect(toOfflineError(answer)).toBe(answer)
  const own = new AmountZeroError()
  expect(toOfflineError(own)).toBe(own)
})
