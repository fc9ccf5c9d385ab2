import { expect, test } from 'vitest'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { chainBalancesQueryOptions } from './chainBalances.js'
import { gasPricesQueryOptions } from './gasPrices.js'
import { identityQueryOptions } from './identity.js'
import { onrampQuoteQueryOptions } from './onrampQuote.js'
import { onrampUrlQueryOptions } from './onrampUrl.js'
import { originStatusQueryOptions } from './originStatus.js'
import { projectFeaturesQueryOptions } from './projectFeatures.js'
import { projectLimitsQueryOptions } from './projectLimits.js'
import { smartSessionsQueryOptions } from './smartSessions.js'
import { swapQuoteQueryOptions } from './swapQuote.js'
import { swapTokensQueryOptions } from './swapTokens.js'
import { walletsQueryOptions } from './wallets.js'

const { kit } = createModalKit()

// Reads of accounts, names and prices: `hooks/reads.test.tsx`.
test.each([
  ['chainBalances', chainBalancesQueryOptions(kit), 30_000],
  ['identity', identityQueryOptions(kit), 300_000],
  ['gasPrices', gasPricesQueryOptions(kit), 10_000],
  ['onrampQuote', onrampQuoteQueryOptions(kit), 15_000],
  ['onrampUrl', onrampUrlQueryOptions(kit), 60_000],
  ['originStatus', originStatusQueryOptions(kit), 300_000],
  ['smartSessions', smartSessionsQueryOptions(kit), 30_000],
  ['swapQuote', swapQuoteQueryOptions(kit), 10_000],
  ['swapTokens', swapTokensQueryOptions(kit), 30_000],
  ['wallets', walletsQueryOptions(kit, { list: 'featured' }), 300_000],
] as const)('default: %s', (_name, options, ms) => {
  expect(options.staleTime).toBe(ms)
  // The API client retries.
  expect(options.retry).toBe(false)
})

test.each([
  ['projectFeatures', projectFeaturesQueryOptions(kit), { isRemote: true }],
  ['projectLimits', projectLimitsQueryOptions(kit), { limits: {} }],
] as const)('behavior: %s, sooner after a failure', (...row) => {
  const [, options, found] = row
  const read = options.staleTime as (query: object) => number
  expect(read({ state: { data: found } })).toBe(300_000)
  expect(read({ state: { data: {} } })).toBe(30_000)
})

test('behavior: a swap quote is refetched every 10 s and lives for 30 s', () => {
  expect(swapQuoteQueryOptions(kit)).toMatchObject({
    gcTime: 30_000,
    refetchInterval: 10_000,
  })
})
