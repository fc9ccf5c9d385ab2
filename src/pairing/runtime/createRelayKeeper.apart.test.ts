import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSdkStub } from '../../../test/setup/pairing/createSdkStub.js'
import { createRelayKeeper } from './createRelayKeeper.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const sdk = createSdkStub()
  const { relayer } = sdk.client.core
  const onRefused = vi.fn()
  const keeper = createRelayKeeper({ relayer: relayer as never, onRefused })
  return { keeper, onRefused, sdk, transportOpen: relayer.transportOpen }
}

describe('createRelayKeeper', () => {
  test('default: retries after 1 to 30 s until connected', async () => {
    const { keeper, sdk, transportOpen } = open()
    transportOpen.mockRejectedValue(new Error('down'))
    keeper.hold(keeper)
    sdk.setConnected(false)
    for (const [second, calls] of [
      [1, 1],
      [2, 2],
      [4, 3],
      [8, 4],
      [16, 5],
      [30, 6],
      [30, 7],
    ] as const) {
      await vi.advanceTimersByTimeAsync(second * 1_000)
      expect(transportOpen).toHaveBeenCalledTimes(calls)
    }
    sdk.setConnected(true)
    expect(vi.getTimerCount()).toBe(0)
    sdk.setConnected(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(transportOpen).toHaveBeenCalledTimes(8)
    keeper.stop()
  })

  test('behavior: does not retry without a holder', async () => {
    const { keeper, sdk, transportOpen } = open()
    keeper.hold(keeper)
    sdk.setConnected(false)
    keeper.release(keeper)
    sdk.setConnected(false)
    expect(vi.getTimerCount()).toBe(0)
    expect(transportOpen).not.toHaveBeenCalled()
  })

  test('behavior: a rejected page does not retry', async () => {
    const { keeper, onRefused, sdk, transportOpen } = open()
    keeper.hold(keeper)
    sdk.refuse('code: 3000 (Unauthorized: invalid key)')
    sdk.setConnected(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onRefused).toHaveBeenCalledTimes(1)
    expect(transportOpen).not.toHaveBeenCalled()
    keeper.stop()
  })

  test('behavior: retries at once when the page is back', () => {
    const window = new EventTarget()
    const document = new EventTarget()
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', document)
    const add = vi.spyOn(document, 'addEventListener')
    const remove = vi.spyOn(document, 'removeEventListener')
    const { keeper, sdk, transportOpen } = open()
    keeper.hold(keeper)
    sdk.setConnected(false)
    window.dispatchEvent(new Event('online'))
    expect(transportOpen).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(transportOpen).toHaveBeenCalledTimes(2)
    keeper.stop()
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(transportOpen).toHaveBeenCalledTimes(2)
    expect(remove.mock.calls).toEqual(add.mock.calls)
    expect(vi.getTimerCount()).toBe(0)
  })
})
