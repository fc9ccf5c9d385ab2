import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'
import { createPairingStub } from '../../test/setup/pairing/createPairingStub.js'
import { usePairing } from './usePairing.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setup() {
  const stub = createPairingStub()
  const { kit } = setupRough([
    createRoughConnector('walletConnect', {
      getPairing: () => stub.pairing,
    } as never),
  ])
  return { ...stub, kit }
}

test('default', () => {
  const { kit, pairing, set } = setup()
  const { result } = renderHook(() => usePairing({ kit }))
  expect(result.current).toMatchObject({ secondsLeft: 0, status: 'idle' })
  expect(vi.getTimerCount()).toBe(0)
  act(() => set({ status: 'opening' }))
  expect(result.current.status).toBe('opening')
  act(() =>
    set({ status: 'waiting', uri: 'wc:1', expiresAt: Date.now() + 240_000 }),
  )
  expect(result.current).toMatchObject({ secondsLeft: 240, uri: 'wc:1' })
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current.secondsLeft).toBe(180)
  act(() => set({ uri: 'wc:2', expiresAt: Date.now() + 240_000 }))
  expect(result.current).toMatchObject({ secondsLeft: 240, uri: 'wc:2' })
  act(() => set({ status: 'connected', uri: undefined, expiresAt: undefined }))
  expect(result.current).toMatchObject({ secondsLeft: 0, status: 'connected' })
  expect(vi.getTimerCount()).toBe(0)
  result.current.abort()
  result.current.renew()
  expect(pairing.abort).toHaveBeenCalledOnce()
  expect(pairing.renew).toHaveBeenCalledOnce()
})

test('behavior: watches while mounted, and cleans up', () => {
  const { countListeners, countWatchers, kit } = setup()
  for (let round = 0; round < 100; round++) {
    const { unmount } = renderHook(() => usePairing({ kit }), {
      reactStrictMode: true,
    })
    expect(countWatchers()).toBe(1)
    unmount()
  }
  expect([countListeners(), countWatchers()]).toEqual([0, 0])
})

test('param: isWatched', () => {
  const { countWatchers, kit } = setup()
  const { rerender } = renderHook(
    ({ isWatched }) => usePairing({ isWatched, kit }),
    { initialProps: { isWatched: false } },
  )
  expect(countWatchers()).toBe(0)
  rerender({ isWatched: true })
  expect(countWatchers()).toBe(1)
})

test('behavior: reads the URI of a third-party connector', () => {
  const { config, first, kit } = setupRough([
    createRoughConnector('walletConnect'),
  ])
  const { result, unmount } = renderHook(() => usePairing({ kit }))
  expect(result.current).toMatchObject({ status: 'idle', uri: undefined })
  const tell = (message: { type: string; data?: unknown }) =>
    act(() => void first?.emitter.emit('message', message as never))
  tell({ type: 'display_uri', data: 1 })
  tell({ type: 'other', data: 'wc:0' })
  expect(result.current.status).toBe('idle')
  tell({ type: 'display_uri', data: 'wc:1' })
  expect(result.current).toMatchObject({
    secondsLeft: 240,
    status: 'waiting',
    uri: 'wc:1',
  })
  unmount()
  expect(first?.emitter.listenerCount('message')).toBe(0)
  expect(config.state.status).toBe('disconnected')
})

test('behavior: does nothing without WalletConnect', () => {
  const { kit } = setupRough([createRoughConnector('fox')])
  const { result } = renderHook(() => usePairing({ kit }))
  result.current.renew()
  result.current.abort()
  expect(result.current).toMatchObject({ status: 'idle', uri: undefined })
})
