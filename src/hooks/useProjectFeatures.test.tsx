import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { switchChain } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupProject } from '../../test/setup/components/setupProject.js'
import { strictFetches } from '../../test/setup/components/strictFetches.js'
import { getProjectFeatures } from '../actions/getProjectFeatures.js'
import { projectFeaturesQueryOptions } from '../query/projectFeatures.js'
import { useOriginStatus } from './useOriginStatus.js'
import { useProjectFeatures } from './useProjectFeatures.js'
import { useProjectLimits } from './useProjectLimits.js'
import { useWalletFeatures } from './useWalletFeatures.js'

afterEach(() => {
  cleanup()
  // The dashboard's answer is kept there.
  localStorage.clear()
  vi.unstubAllGlobals()
})

const path = 'GET /appkit/v1/config'
const swap = { id: 'swap', isEnabled: true, config: ['1inch'] }

async function setup(parameters: setupProject.Parameters = {}) {
  const found = await setupProject(parameters)
  vi.stubGlobal('fetch', found.fetch)
  return found
}

describe('features', () => {
  test('default: local features immediately, then the dashboard', async () => {
    const { count, wrapper } = await setup({
      answers: { [path]: () => ({ features: [swap] }) },
      features: { pay: true },
    })
    const { result } = renderHook(
      () => [useProjectFeatures(), useProjectFeatures()] as const,
      { wrapper },
    )
    const read = () => result.current[0].data
    expect(result.current[0].isPlaceholderData).toBe(true)
    expect(read()).toMatchObject({ email: true, isRemote: false, pay: true })
    await waitFor(() => expect(read()?.isRemote).toBe(true))
    expect(read()).toMatchObject({ email: false, pay: true, swaps: ['1inch'] })
    expect(count(path)).toBe(strictFetches)
  })

  test('behavior: a failure keeps the local features', async () => {
    const { wrapper } = await setup({ features: { swaps: false } })
    const { result } = renderHook(() => useProjectFeatures(), { wrapper })
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
    expect(result.current.data).toMatchObject({
      email: true,
      isRemote: false,
      swaps: false,
    })
  })

  test('behavior: a later visit starts with the last answer', async () => {
    const first = await setup({
      answers: { [path]: () => ({ features: [swap] }) },
    })
    await getProjectFeatures(first.kit)
    const { kit, wrapper } = await setup({ features: { swaps: false } })
    const { result } = renderHook(() => useProjectFeatures(), { wrapper })
    const known = { email: false, isRemote: false, swaps: ['1inch'] }
    expect(result.current.isPlaceholderData).toBe(true)
    expect(result.current.data).toMatchObject(known)
    // The dashboard is down now.
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
    expect(result.current.data).toMatchObject(known)
    expect(kit.storage.get('projectFeatures')).toContain('swap')
  })

  test.each([
    ['of another project', (text: string) => text.replace('test', 'rest')],
    ['that is not JSON', () => '{'],
    ['of another shape', () => '{"features":{}}'],
    ['with other entries', (text: string) => text.replace('"swap"', '1')],
  ])('error: a stored answer %s is ignored', async (_name, change) => {
    const first = await setup({
      answers: { [path]: () => ({ features: [swap] }) },
    })
    await getProjectFeatures(first.kit)
    const { storage } = first.kit
    storage.set('projectFeatures', change(storage.get('projectFeatures') ?? ''))
    const { wrapper } = await setup({ features: { swaps: ['zero'] } })
    const { result } = renderHook(() => useProjectFeatures(), { wrapper })
    expect(result.current.data?.swaps).not.toEqual(['1inch'])
  })

  test('behavior: `select`', async () => {
    const { wrapper } = await setup()
    const { result } = renderHook(
      () => useProjectFeatures({ query: { select: ({ email }) => email } }),
      { wrapper },
    )
    expect(result.current.data).toBe(true)
  })

  test('behavior: uses prefetched data', async () => {
    const { count, kit, queryClient, wrapper } = await setup({
      answers: { [path]: () => ({ features: [swap] }) },
    })
    await queryClient.fetchQuery(projectFeaturesQueryOptions(kit))
    const { result } = renderHook(() => useProjectFeatures(), { wrapper })
    expect(result.current.data?.isRemote).toBe(true)
    expect(count(path)).toBe(1)
  })
})

describe('wallet features', () => {
  test('default: features of the active network', async () => {
    const { config, wrapper } = await setup()
    const { result } = renderHook(() => useWalletFeatures(), { wrapper })
    expect(result.current).toEqual(['onramp', 'swaps', 'receive', 'send'])
    await act(() => switchChain(config, { chainId: 10 }))
    expect(result.current).toContain('swaps')
  })

  test('behavior: no wallet is connected', async () => {
    const { wrapper } = await setup({ isConnected: false })
    const { result } = renderHook(() => useWalletFeatures(), { wrapper })
    expect(result.current).toEqual([])
  })

  test('behavior: removes features disabled in the dashboard', async () => {
    const { wrapper } = await setup({
      answers: { [path]: () => ({ features: [swap] }) },
      features: { walletFeaturesOrder: ['send'], receive: false },
    })
    const { result } = renderHook(() => useWalletFeatures(), { wrapper })
    expect(result.current).toEqual(['send', 'onramp', 'swaps'])
    await waitFor(() => expect(result.current).toEqual(['send', 'swaps']))
  })
})

test('behavior: limits and origin', async () => {
  const { kit, wrapper } = await setup({
    debug: true,
    answers: {
      'GET /appkit/v1/project-limits': () => ({
        planLimits: {
          tier: 'starter',
          isAboveRpcLimit: true,
          isAboveMauLimit: false,
        },
      }),
      'GET /projects/v1/origins': () => ({
        allowedOrigins: ['https://example.com'],
      }),
    },
  })
  const origin = 'https://app.example.com'
  const { result } = renderHook(
    () => [useProjectLimits(), useOriginStatus({ origin })] as const,
    { wrapper },
  )
  const read = () => result.current
  await waitFor(() => expect(read()[0].data?.isUsageExceeded).toBe(true))
  await waitFor(() => expect(read()[1].data?.isAllowed).toBe(false))
  const { alerts } = kit.store.get(kit.atoms.notices)
  expect(alerts.map(({ key }) => key)).toEqual(['invalidAppConfiguration'])
})
