import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { setupProject } from '../../test/setup/components/setupProject.js'
import { onrampOptionsQueryOptions } from './onrampOptions.js'

const path = 'GET /v1/onramp/options'

test.each([
  ['the currencies of the service', {}, 299_999, 300_000],
  ['the built-in ones after a failure', undefined, 29_999, 30_000],
])('default: freshness of %s', async (_title, found, fresh, old) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const answer = () => ({ paymentCurrencies: [], purchaseCurrencies: [] })
  const { count, fetch, kit } = await setupProject({
    answers: found ? { [path]: answer } : {},
  })
  vi.stubGlobal('fetch', fetch)
  const client = new QueryClient()
  const read = () =>
    client.fetchQuery(onrampOptionsQueryOptions(kit, { chainId: 1 }))
  const start = Date.now()
  await read()
  vi.setSystemTime(start + fresh)
  await read()
  expect(count(path)).toBe(1)
  vi.setSystemTime(start + old + 1_000)
  await read()
  expect(count(path)).toBe(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
