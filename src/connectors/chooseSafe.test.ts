import { connect } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/createRoughConnector.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubAncestors(...origins: string[]) {
  vi.stubGlobal('location', { ancestorOrigins: origins })
}

async function mount({ kit }: ReturnType<typeof setupRough>) {
  const stops = [kit.mount(), kit.mount()]
  await vi.dynamicImportSettled()
  for (const stop of stops) stop()
}

function setup() {
  const ask = vi.fn(async () => ({ accounts: [roughAddress], chainId: 1 }))
  const found = setupRough([
    createRoughConnector('fox'),
    createRoughConnector('safe', { connect: ask as never }),
  ])
  return { ...found, ask }
}

test('default: chosen inside of its app', async () => {
  stubAncestors('https://app.safe.global', 'https://other.example')
  const found = setup()
  await mount(found)
  await vi.waitFor(() =>
    expect(found.config.state.current).toBe(found.second?.uid),
  )
})

test('behavior: tried a second time, and no more', async () => {
  stubAncestors('https://app.safe.global')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const failures of [1, 2]) {
    const found = setup()
    for (let count = 0; count < failures; count++)
      found.ask.mockRejectedValueOnce(new Error('Timed out'))
    await mount(found)
    await vi.waitFor(() => expect(found.ask).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(1_000)
    expect(found.ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(found.ask).toHaveBeenCalledTimes(2)
    expect(found.config.state.status).toBe(
      failures === 1 ? 'connected' : 'disconnected',
    )
  }
  vi.useRealTimers()
})

test('behavior: not tried again where another wallet was chosen', async () => {
  stubAncestors('https://app.safe.global')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const found = setup()
  found.ask.mockRejectedValueOnce(new Error('Timed out'))
  await mount(found)
  await vi.waitFor(() => expect(found.ask).toHaveBeenCalledOnce())
  await connect(found.config, { connector: found.first })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found.ask).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

describe('behavior: not chosen', () => {
  test.each([
    ['elsewhere', ['https://safe.example']],
    ['deeper in', ['https://other.example', 'https://app.safe.global']],
    ['by a name like it', ['https://app.safe.global.example']],
    ['in no frame', []],
  ])('%s', async (_name, origins) => {
    stubAncestors(...origins)
    const found = setup()
    await mount(found)
    expect(found.ask).not.toHaveBeenCalled()
  })

  test('when another wallet was taken up', async () => {
    stubAncestors('https://app.safe.global')
    const found = setup()
    found.config.setState((state) => ({ ...state, status: 'reconnecting' }))
    await mount(found)
    found.config.setState((state) => ({
      ...state,
      current: 'x',
      status: 'connected',
    }))
    await vi.dynamicImportSettled()
    expect(found.ask).not.toHaveBeenCalled()
  })

  test('when it was disconnected there', async () => {
    stubAncestors('https://app.safe.global')
    const found = setup()
    await found.memory.setItem('wagmi.safe.disconnected', 'true')
    await mount(found)
    expect(found.ask).not.toHaveBeenCalled()
  })

  test('a second time', async () => {
    stubAncestors('https://app.safe.global')
    const found = setup()
    await mount(found)
    await vi.waitFor(() => expect(found.ask).toHaveBeenCalledOnce())
    found.second?.emitter.emit('disconnect')
    await mount(found)
    expect(found.ask).toHaveBeenCalledOnce()
  })
})
