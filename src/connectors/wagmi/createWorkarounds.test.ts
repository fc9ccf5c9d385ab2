import { describe, expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { createKit } from '../../createKit.js'

const names = ['connect', 'getProvider', 'isAuthorized'] as const

function setup(options: Partial<createKit.Parameters> = {}) {
  const found = setupRough(
    [createRoughConnector('one'), createRoughConnector('two')],
    options,
  )
  const { config } = found
  const read = () =>
    config.connectors.map((connector) => names.map((name) => connector[name]))
  return { ...found, read }
}

test('default: applied by `mount`, undone by its return value', () => {
  const { config, read } = setup()
  const before = read()
  const kit = createKit({ config, projectId: 'test' })
  expect(read()).toEqual(before)
  const unmount = kit.mount()
  for (const [index, methods] of read().entries())
    for (const [place, method] of methods.entries())
      expect(method).not.toBe(before[index]?.[place])
  unmount()
  expect(read()).toEqual(before)
})

test('behavior: StrictMode', () => {
  const { kit, read } = setup()
  const before = read()
  kit.mount()()
  const unmount = kit.mount()
  expect(read()).not.toEqual(before)
  unmount()
  expect(read()).toEqual(before)
})

test('behavior: each undo counts once', () => {
  const { workarounds } = setup().kit
  const [one, two] = [workarounds.apply(), workarounds.apply()]
  one()
  one()
  expect(workarounds.isApplied()).toBe(true)
  two()
  expect(workarounds.isApplied()).toBe(false)
})

test.each([
  ['in order', false],
  ['in reverse', true],
])(
  'behavior: two kits of one config, unmounted %s',
  async (_name, isReverse) => {
    const { config, kit, read } = setup()
    const before = read()
    const other = createKit({ config, projectId: 'test' })
    const stops = [kit.mount(), other.mount()]
    if (isReverse) stops.reverse()
    stops[0]?.()
    expect(read()).not.toEqual(before)
    expect(await createReconnect()(config)).toHaveLength(2)
    stops[1]?.()
    expect(read()).toEqual(before)
  },
)

describe('param: wagmiWorkarounds', () => {
  test('default: `false` leaves wagmi untouched', async () => {
    const { config, kit, read } = setup({ wagmiWorkarounds: false })
    const before = read()
    const setState = vi.spyOn(config, 'setState')
    const subscribe = vi.spyOn(config._internal.connectors, 'subscribe')
    const offs = config.connectors.map(({ emitter }) =>
      vi.spyOn(emitter, 'off'),
    )
    const unmount = kit.mount()
    expect(read()).toEqual(before)
    expect(subscribe).not.toHaveBeenCalled()
    expect(setState).not.toHaveBeenCalled()
    for (const off of offs) expect(off).not.toHaveBeenCalled()
    unmount()
    expect(kit.workarounds.isApplied()).toBe(false)
  })

  test('error: not a boolean', () => {
    expect(() => setup({ wagmiWorkarounds: 'no' as never })).toThrow(
      expect.objectContaining({
        code: 'INVALID_PARAMETER',
        details: 'Expected boolean, received string.',
        shortMessage: 'The parameter `wagmiWorkarounds` is invalid',
      }),
    )
  })

  test('error: `reconnect: false` requires them', () => {
    expect(() => setup({ wagmiWorkarounds: false, reconnect: false })).toThrow(
      'The parameter `wagmiWorkarounds` is invalid',
    )
  })
})
