import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchHold } from './watchHold.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const button = document.createElement('button')
  document.body.replaceChildren(button)
  const events = new AbortController()
  const states: boolean[] = []
  const onHeld = vi.fn()
  watchHold({
    ...{ button, onHeld, signal: events.signal },
    onChange: (isHeld) => states.push(isHeld),
  })
  function dispatch(
    event: Event,
    { isTrusted = true, target = button as EventTarget } = {},
  ) {
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    target.dispatchEvent(event)
  }
  const press = (init: PointerEventInit = {}, more = {}) =>
    dispatch(
      new PointerEvent('pointerdown', { button: 0, isPrimary: true, ...init }),
      more,
    )
  const key = (init: KeyboardEventInit, more = {}) =>
    dispatch(new KeyboardEvent('keydown', init), more)
  return { button, dispatch, events, key, onHeld, press, states }
}

describe('watchHold', () => {
  test('default: held for a second and a half', () => {
    const { onHeld, press, states } = setup()
    press()
    vi.advanceTimersByTime(1_499)
    expect(onHeld).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onHeld).toHaveBeenCalledOnce()
    expect(states).toEqual([true, false])
  })

  test.each([' ', 'Enter'])('default: the key %j', (name) => {
    const { key, onHeld } = setup()
    key({ key: name })
    vi.advanceTimersByTime(1_000)
    // A key that is held repeats itself.
    key({ key: name, repeat: true })
    vi.advanceTimersByTime(500)
    expect(onHeld).toHaveBeenCalledOnce()
  })

  test('error: a script does not hold it', () => {
    const { key, onHeld, press, states } = setup()
    press({}, { isTrusted: false })
    vi.advanceTimersByTime(5_000)
    key({ key: 'Enter' }, { isTrusted: false })
    vi.advanceTimersByTime(5_000)
    expect(onHeld).not.toHaveBeenCalled()
    expect(states).toEqual([])
  })

  test.each([
    ['another mouse button', { button: 2 }],
    ['a second finger', { isPrimary: false }],
  ])('error: %s', (_, init) => {
    const { onHeld, press } = setup()
    press()
    press(init)
    vi.advanceTimersByTime(5_000)
    expect(onHeld).not.toHaveBeenCalled()
  })

  test.each(['pointerup', 'pointercancel', 'pointerleave', 'keyup', 'blur'])(
    'behavior: %s ends it',
    (name) => {
      const { dispatch, onHeld, press, states } = setup()
      press()
      vi.advanceTimersByTime(1_000)
      dispatch(new Event(name))
      vi.advanceTimersByTime(5_000)
      expect(onHeld).not.toHaveBeenCalled()
      expect(states).toEqual([true, false])
    },
  )

  test('behavior: another window, another tab, and the end of it all', () => {
    const { dispatch, events, onHeld, press } = setup()
    for (const end of [
      () => dispatch(new Event('blur'), { target: window }),
      () => dispatch(new Event('visibilitychange'), { target: document }),
      () => events.abort(),
    ]) {
      press()
      end()
      vi.advanceTimersByTime(5_000)
    }
    press()
    vi.advanceTimersByTime(5_000)
    expect(onHeld).not.toHaveBeenCalled()
  })
})
