import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWindowSight } from './windowSight.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setup() {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const state = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockReturnValue('visible')
  vi.stubGlobal('screen', { availHeight: 1_000, availWidth: 2_000 })
  const place = { outerHeight: 700, outerWidth: 400, screenX: 50, screenY: 50 }
  for (const name of [
    'outerHeight',
    'outerWidth',
    'screenX',
    'screenY',
  ] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => place[name])
  const sight = createWindowSight()
  const seen: boolean[] = []
  const stop = sight.watch(document.body, (value) => seen.push(value))
  const read = () => sight.read(document.body)
  return { hasFocus, place, read, seen, state, stop }
}

describe('createWindowSight', () => {
  test('default', async () => {
    const { hasFocus, read, seen, stop } = setup()
    expect(seen).toEqual([true])
    expect(await read()).toBe(true)
    hasFocus.mockReturnValue(false)
    window.dispatchEvent(new Event('blur'))
    expect(await read()).toBe(false)
    hasFocus.mockReturnValue(true)
    window.dispatchEvent(new Event('focus'))
    expect(seen).toEqual([true, false, true])
    stop()
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(1_000)
    expect(seen).toHaveLength(3)
  })

  test('behavior: not in sight behind another tab', async () => {
    const { read, seen, state } = setup()
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual([true, false])
    expect(await read()).toBe(false)
  })

  test('behavior: never in sight inside another page', async () => {
    const { read } = setup()
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
    expect(await read()).toBe(false)
  })

  test.each(['outerHeight', 'outerWidth', 'screenX', 'screenY'] as const)(
    'behavior: not still while its %s changes',
    async (name) => {
      const { place, read, seen } = setup()
      vi.advanceTimersByTime(1_000)
      expect(seen).toEqual([true])
      place[name] += 1
      vi.advanceTimersByTime(100)
      expect(seen).toEqual([true, false, true])
      expect(await read()).toBe(true)
      // Moved after the last look.
      place[name] += 1
      expect(await read()).toBe(false)
    },
  )

  test.each([
    [{ screenX: -39 }, true],
    [{ screenX: -41 }, false],
    [{ screenX: 1_639 }, true],
    [{ screenX: 1_641 }, false],
    [{ screenY: -71 }, false],
    [{ screenY: 371 }, false],
    // As on phones.
    [{ outerHeight: 1_100, outerWidth: 2_100, screenX: 0, screenY: 0 }, true],
  ])('behavior: on the screen, at %j: %s', async (at, isSeen) => {
    const { place, read, seen } = setup()
    Object.assign(place, at)
    vi.advanceTimersByTime(100)
    expect(seen.at(-1)).toBe(isSeen)
    expect(await read()).toBe(isSeen)
  })

  test('behavior: nor with something drawn over it in its own document', async () => {
    setup()
    let say: (isVisible: boolean) => void = () => {}
    const read = vi.fn(async () => true)
    const stop = vi.fn()
    const sight = createWindowSight({
      read,
      watch(_, onChange) {
        say = onChange
        return stop
      },
    })
    const seen: boolean[] = []
    const end = sight.watch(document.body, (value) => seen.push(value))
    expect(seen).toEqual([false])
    say(true)
    say(false)
    expect(seen).toEqual([false, true, false])
    read.mockResolvedValue(false)
    expect(await sight.read(document.body)).toBe(false)
    end()
    expect(stop).toHaveBeenCalledOnce()
  })
})
