// A process of its own: it counts the timers that are left.
import { connect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'

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

test('default: connects inside the Safe app', async () => {
  stubAncestors('https://app.safe.global', 'https://other.example')
  const found = setup()
  await mount(found)
  await vi.waitFor(() =>
    expect(found.config.state.current).toBe(found.second?.uid),
  )
})

/** Stubs the app around the page; it answers each message after a delay. */
function stubApp(
  parameters: { delay?: number; origin?: string; success?: boolean } = {},
) {
  const {
    delay,
    origin = 'https://app.safe.global',
    success = true,
  } = parameters
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const parent = {
    postMessage: vi.fn(({ id }: { id: string }) => {
      const message = Object.assign(new Event('message'), {
        data: { data: {}, id, success },
        origin,
        source: parent,
      })
      if (delay !== undefined)
        setTimeout(() => target.dispatchEvent(message), delay)
    }),
  }
  vi.stubGlobal('parent', parent)
  return parent.postMessage
}

describe('behavior: a busy app', () => {
  beforeEach(() => {
    stubAncestors('https://app.safe.global')
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  async function mountBusy(failures: number) {
    const found = setup()
    for (let count = 0; count < failures; count++)
      found.ask.mockRejectedValueOnce(new Error('Timed out'))
    await mount(found)
    await vi.waitFor(() => expect(found.ask).toHaveBeenCalledOnce())
    return found
  }

  test('is retried when it answers, with growing delays', async () => {
    const postMessage = stubApp({ delay: 1_500 })
    const found = await mountBusy(4)
    expect(postMessage).toHaveBeenCalledWith(
      {
        env: { sdkVersion: expect.any(String) },
        id: expect.any(String),
        method: 'getSafeInfo',
      },
      'https://app.safe.global',
    )
    await vi.advanceTimersByTimeAsync(1_400)
    expect(found.ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(found.ask).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(500)
    expect(found.ask).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(found.ask).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(found.ask).toHaveBeenCalledTimes(5)
    expect(found.config.state.status).toBe('connected')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not retried forever when it never answers wagmi', async () => {
    stubApp({ delay: 50 })
    const found = await mountBusy(9)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(found.ask).toHaveBeenCalledTimes(5)
    expect(found.config.state.status).toBe('disconnected')
  })

  test.each([
    ['answers nothing', {}],
    ['is another site by then', { delay: 5, origin: 'https://other.example' }],
    ['refuses', { delay: 5, success: false }],
  ])('is not retried when it %s', async (_name, parameters) => {
    const postMessage = stubApp(parameters)
    const found = await mountBusy(1)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(found.ask).toHaveBeenCalledOnce()
    expect(postMessage).toHaveBeenCalledTimes(20)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('behavior: not retried after another wallet was chosen', async () => {
  stubAncestors('https://app.safe.global')
  stubApp({ delay: 500 })
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

describe('behavior: not connected', () => {
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

  test('when another wallet was restored', async () => {
    stubAncestors('https://app.safe.global')
    const found = setup()
    found.config.setState((state) => ({
      ...state,
      current: 'x',
      status: 'reconnecting',
    }))
    await mount(found)
    found.config.setState((state) => ({ ...state, status: 'connected' }))
    await vi.dynamicImportSettled()
    expect(found.ask).not.toHaveBeenCalled()
  })

  test('when the Safe was disconnected before', async () => {
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
