import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setupProject } from '../../test/setup/components/setupProject.js'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { createLogger } from '../core/logger.js'
import { defaultRemoteFeatures } from '../core/options/features.js'
import { getOriginStatus } from './getOriginStatus.js'
import { getProjectFeatures } from './getProjectFeatures.js'
import { getProjectLimits } from './getProjectLimits.js'

// Transient failures are retried after a delay.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function setup(parameters: setupProject.Parameters = {}) {
  const logger = createLogger({ level: 'warn' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const found = await setupProject({ debug: true, logger, ...parameters })
  vi.stubGlobal('fetch', found.fetch)
  const wait = async <value>(work: Promise<value>) => {
    work.catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    return work
  }
  const alerts = () => found.kit.store.get(found.kit.atoms.notices).alerts
  return { ...found, alerts, logger, wait }
}

const config = (...features: object[]) => ({
  'GET /appkit/v1/config': () => ({ features }),
})
const swap = { id: 'swap', isEnabled: true, config: ['uniswap'] }

describe('features', () => {
  test('default: uses the dashboard settings', async () => {
    const { alerts, kit, wait } = await setup({ answers: config(swap) })
    expect(await wait(getProjectFeatures(kit))).toMatchObject({
      email: false,
      isRemote: true,
      onramp: false,
      send: true,
      swaps: ['uniswap'],
    })
    expect(alerts()).toEqual([])
  })

  test('behavior: one warning for all ignored settings of the page', async () => {
    const found = await setup({
      answers: config(swap),
      features: { email: true, pay: true, swaps: false },
    })
    const features = await found.wait(getProjectFeatures(found.kit))
    expect(features).toMatchObject({ pay: true, swaps: ['uniswap'] })
    await found.wait(getProjectFeatures(found.kit))
    const details = "The project's dashboard decides: email, swaps."
    expect(found.alerts()).toEqual([
      { key: 'featuresIgnored', variant: 'warning', details },
    ])
    const lines = found.logger.entries().map(({ message }) => message)
    expect(lines).toEqual([details])
  })

  test('behavior: uses the settings of the page without the dashboard', async () => {
    const features = { onramp: ['meld'], swaps: false } as const
    const { alerts, kit, wait } = await setup({ features })
    expect(await wait(getProjectFeatures(kit))).toMatchObject({
      ...defaultRemoteFeatures,
      ...features,
      isRemote: false,
    })
    expect(alerts()).toEqual([])
  })

  test('param: debug off, ignored settings are only logged', async () => {
    const found = await setup({
      answers: config(swap),
      debug: false,
      features: { swaps: false },
    })
    await found.wait(getProjectFeatures(found.kit))
    expect(found.alerts()).toEqual([])
    expect(found.logger.entries()).toHaveLength(1)
  })

  test.each([
    [429, 'rateLimited'],
    [500, 'serverFailed'],
    [503, 'serverFailed'],
    [401, 'projectIdInvalid'],
    [403, 'invalidAppConfiguration'],
    [404, undefined],
  ])('error: status %s of the dashboard is the alert %s', async (...row) => {
    const [status, key] = row
    const { alerts, kit, wait } = await setup({
      answers: {
        'GET /appkit/v1/config': () => Response.json({}, { status }),
      },
    })
    const features = await wait(getProjectFeatures(kit))
    expect(features.isRemote).toBe(false)
    expect(alerts().map((alert) => alert.key)).toEqual(key ? [key] : [])
  })

  test('error: aborted', async () => {
    const { kit, wait } = await setup({
      answers: { 'GET /appkit/v1/config': () => new Promise(() => {}) },
    })
    const controller = new AbortController()
    const work = getProjectFeatures(kit, { signal: controller.signal })
    controller.abort()
    await expect(wait(work)).rejects.toThrow()
  })
})

describe('limits', () => {
  const limits = {
    tier: 'starter',
    isAboveRpcLimit: false,
    isAboveMauLimit: true,
  }

  test('default', async () => {
    const { kit, wait } = await setup({
      answers: {
        'GET /appkit/v1/project-limits': () => ({ planLimits: limits }),
      },
    })
    const found = await wait(getProjectLimits(kit))
    expect(found).toEqual({ isUsageExceeded: true, limits })
  })

  test('behavior: a failure counts as within the limits', async () => {
    const { kit, wait } = await setup()
    const found = await wait(getProjectLimits(kit))
    expect(found).toEqual({ isUsageExceeded: false, limits: undefined })
  })
})

describe('origin', () => {
  const origins = (...allowedOrigins: string[]) => ({
    'GET /projects/v1/origins': () => ({ allowedOrigins }),
  })
  const origin = 'https://app.example.com'

  test.each([[['https://app.example.com']], [['https://*.example.com']], [[]]])(
    'default: %j',
    async (patterns) => {
      const { alerts, kit, wait } = await setup({
        answers: origins(...patterns),
      })
      const found = await wait(getOriginStatus(kit, { origin }))
      expect(found).toEqual({ isAllowed: true, origins: patterns })
      expect(alerts()).toEqual([])
    },
  )

  test('behavior: a page that is not allowed shows one alert', async () => {
    const { alerts, kit, wait } = await setup({
      answers: origins('https://example.com'),
    })
    for (const _ of [1, 2])
      expect(await wait(getOriginStatus(kit, { origin }))).toMatchObject({
        isAllowed: false,
      })
    expect(alerts()).toMatchObject([
      { key: 'invalidAppConfiguration', variant: 'error' },
    ])
  })

  test.each([
    [429, 'rateLimited'],
    [500, 'serverFailed'],
    [503, 'serverFailed'],
  ])('error: status %d', async (status, key) => {
    const { alerts, kit, wait } = await setup({
      answers: {
        'GET /projects/v1/origins': () => Response.json({}, { status }),
      },
    })
    const found = await wait(getOriginStatus(kit, { origin }))
    expect(found).toEqual({ isAllowed: true, origins: [] })
    expect(alerts()).toMatchObject([{ key, variant: 'error' }])
  })

  test.each([403, 404])('behavior: status %d allows all', async (status) => {
    const { alerts, kit, wait } = await setup({
      answers: {
        'GET /projects/v1/origins': () => Response.json({}, { status }),
      },
    })
    const found = await wait(getOriginStatus(kit, { origin }))
    expect(found).toEqual({ isAllowed: true, origins: [] })
    expect(alerts()).toEqual([])
  })

  test('behavior: no origin', async () => {
    const { kit, wait } = await setup({ answers: origins('https://a.example') })
    const found = await wait(getOriginStatus(kit))
    expect(found.isAllowed).toBe(true)
  })
  describe('automatic check', () => {
    /** A dashboard that allows another origin, and a page with an origin. */
    async function setupFrame(debug: boolean, features: object[]) {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { kit } = createModalKit({ debug })
      const paths: string[] = []
      vi.stubGlobal('location', { origin })
      vi.stubGlobal('fetch', async (input: string) => {
        const { pathname } = new URL(input)
        paths.push(pathname)
        return Response.json({
          allowedOrigins: ['https://a.example'],
          features,
        })
      })
      await getProjectFeatures(kit)
      await getProjectFeatures(kit)
      await vi.advanceTimersByTimeAsync(1_000)
      const alerts = kit.store.get(kit.atoms.notices).alerts
      return {
        checks: paths.filter((path) => path === '/projects/v1/origins').length,
        keys: alerts.map(({ key }) => key),
      }
    }
    const login = { id: 'social_login', isEnabled: true, config: ['email'] }

    test('default: once, with a login of the embedded wallet', async () => {
      expect(await setupFrame(true, [login])).toEqual({
        checks: 1,
        keys: ['invalidAppConfiguration'],
      })
    })

    test('behavior: not without such a login', async () => {
      expect(await setupFrame(true, [])).toEqual({ checks: 0, keys: [] })
    })

    test('param: debug off, no request', async () => {
      expect(await setupFrame(false, [login])).toEqual({ checks: 0, keys: [] })
    })
  })
})
