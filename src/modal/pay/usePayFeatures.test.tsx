import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import { usePayFeatures } from './usePayFeatures.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function read(parameters: setupProject.Parameters, ...ids: string[]) {
  const features = ids.map((id) => ({ id, isEnabled: true, config: [] }))
  const { fetch, wrapper } = await setupProject({
    answers: { 'GET /appkit/v1/config': () => ({ features }) },
    ...parameters,
  })
  vi.stubGlobal('fetch', fetch)
  return renderHook(usePayFeatures, { wrapper }).result
}

const none = { canFund: false, canUseExchange: false }

test('default: none', async () => {
  expect((await read({}, 'activity')).current).toEqual(none)
})

test.each([
  ['payments', { canFund: true, canUseExchange: false }],
  ['fund_from_exchange', { canFund: true, canUseExchange: true }],
])('behavior: %s of the dashboard', async (id, expected) => {
  const result = await read({}, id)
  await waitFor(() => expect(result.current).toEqual(expected))
})

test('behavior: `pay` of the page', async () => {
  const result = await read({ features: { pay: true } })
  expect(result.current).toEqual({ canFund: true, canUseExchange: true })
})
