import { describe, expect, test, vi } from 'vitest'
import { windowSight } from './windowSight.js'

function setup() {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const state = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockReturnValue('visible')
  const seen: boolean[] = []
  const stop = windowSight.watch(document.body, (value) => seen.push(value))
  return { hasFocus, seen, state, stop }
}

describe('windowSight', () => {
  test('default', async () => {
    const { hasFocus, seen, stop } = setup()
    expect(seen).toEqual([true])
    expect(await windowSight.read(document.body)).toBe(true)
    hasFocus.mockReturnValue(false)
    window.dispatchEvent(new Event('blur'))
    expect(await windowSight.read(document.body)).toBe(false)
    hasFocus.mockReturnValue(true)
    window.dispatchEvent(new Event('focus'))
    expect(seen).toEqual([true, false, true])
    stop()
    window.dispatchEvent(new Event('focus'))
    expect(seen).toHaveLength(3)
  })

  test('behavior: not in sight behind another tab', async () => {
    const { seen, state } = setup()
    state.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toEqual([true, false])
    expect(await windowSight.read(document.body)).toBe(false)
  })

  test('behavior: never in sight inside another page', async () => {
    setup()
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
    expect(await windowSight.read(document.body)).toBe(false)
  })
})
