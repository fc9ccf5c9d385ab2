import { describe, expect, test } from 'vitest'
import { createApiStub } from '../../test/setup/api/createApiStub.js'
import type { ApiClient } from './createApiClient.js'

const calls: Record<string, (api: ApiClient, value: string) => unknown> = {
  getBalances: (api, address) => api.getBalances({ address }),
  getExchangeAssets: (api, exchangeId) => api.getExchangeAssets({ exchangeId }),
  getHistory: (api, address) => api.getHistory({ address }),
  getIdentity: (api, address) => api.getIdentity({ address }),
  getImage: (api, id) => api.getImage({ kind: 'wallet', id }),
  getName: (api, name) => api.getName({ name }),
  reverseName: (api, address) => api.reverseName({ address }),
  revokeSession: (api, address) =>
    api.revokeSession({ address, pci: 'a', signature: '0x' }),
  suggestNames: (api, name) => api.suggestNames({ name }),
}

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test.each(['', '.', '..', '\ud800', undefined as never])(
    'error: %j is not a path segment, and nothing is sent',
    async (value) => {
      const { api, requests } = createApiStub(() => Response.json({}))
      await expect(call(api, value)).rejects.toMatchObject({
        name: 'ApiError',
        code: 'REQUEST_INVALID',
      })
      expect(requests).toEqual([])
    },
  )
})

test('behavior: the result is a single segment', async () => {
  const { api, requests } = createApiStub(() => Response.json({}))
  await api.getIdentity({ address: '../a?b#c%2f' })
  expect(requests[0]?.url.pathname).toBe('/v1/identity/..%2Fa%3Fb%23c%252f')
})
