import { describe, expect, test, vi } from 'vitest'
import { watchPress } from './watchPress.js'

type Init = PointerEventInit & { isTrusted?: boolean; timeStamp?: number }

const middle = { clientX: 50, clientY: 20 }
const outside = { clientX: 50, clientY: -40 }

function setup() {
  const button = document.createElement('button')
  document.body.replaceChildren(button)
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const events = new AbortController()
  let isReady = true
  const press = watchPress({
    button,
    isReady: () => isReady,
    signal: events.signal,
  })

  function dispatch(event: Event, init: Init, target: EventTarget = button) {
    const { isTrusted = true, timeStamp = 0 } = init
    Object.defineProperty(event, 'isTrusted', { value: isTrusted })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    target.dispatchEvent(event)
  }

  /** What a browser says of one pointer. */
  const pointer = (pointerType: string, pointerId: number, common: Init = {}) =>
    function say(name: string, init: Init = {}, target?: EventTarget) {
      const all = {
        ...{ isPrimary: true, pointerId, pointerType, bubbles: true },
        ...{ ...middle, ...common, ...init },
      }
      dispatch(new PointerEvent(name, all), all, target)
    }

  let taken: boolean | undefined
  button.addEventListener('click', (event) => {
    taken = press.take(event)
  })
  return {
    button,
    dispatch,
    finger: pointer('touch', 2),
    isTaken: () => taken,
    mouse: pointer('mouse', 1),
    now: (ms: number) => now.mockReturnValue(ms),
    pen: pointer('pen', 4),
    pointer,
    press,
    setReady: (value: boolean) => {
      isReady = value
    },
  }
}

type Say = ReturnType<ReturnType<typeof setup>['pointer']>

/** In the order in which Chromium and Firefox do it. */
function touch(say: Say, during = () => {}, up: Init = {}) {
  say('pointerenter')
  say('pointerdown')
  during()
  say('pointerup', up)
  say('pointerleave', up)
  say('click', { ...up, detail: 1 })
}

describe('a finger', () => {
  test('default: a tap counts, once', () => {
    const { button, finger, isTaken } = setup()
    touch(finger)
    expect(isTaken()).toBe(true)
    finger('click', { detail: 1 })
    expect(isTaken()).toBe(false)
    touch(finger)
    expect(isTaken()).toBe(true)
    button.remove()
  })

  test('behavior: it may tremble on the button', () => {
    const { finger, isTaken } = setup()
    touch(finger, () => finger('pointermove', { clientX: 55, clientY: 25 }))
    expect(isTaken()).toBe(true)
  })

  test('error: one that slides off, also when it comes back', () => {
    const { finger, isTaken } = setup()
    touch(finger, () => finger('pointermove', outside))
    expect(isTaken()).toBe(false)
    touch(finger, undefined, outside)
    expect(isTaken()).toBe(false)
  })

  test('error: a long press', () => {
    const { finger, isTaken } = setup()
    touch(finger, undefined, { timeStamp: 499 })
    expect(isTaken()).toBe(true)
    touch(finger, undefined, { timeStamp: 500 })
    expect(isTaken()).toBe(false)
  })

  test('error: what the browser has taken for a scroll', () => {
    const { finger, isTaken } = setup()
    // It ends there: neither `pointerup` nor `click`. Should one come, it is
    // of no press.
    finger('pointerenter')
    finger('pointerdown')
    finger('pointercancel')
    finger('pointerup')
    finger('click')
    expect(isTaken()).toBe(false)
  })

  test('error: a second finger, wherever it is', () => {
    const { finger, isTaken, pointer } = setup()
    const second = pointer('touch', 3, { isPrimary: false })
    touch(finger, () => second('pointerdown', outside, document.body))
    expect(isTaken()).toBe(false)
    touch(finger, () => second('pointerdown'))
    expect(isTaken()).toBe(false)
  })

  test('error: a finger that joins another one', () => {
    const { isTaken, pointer } = setup()
    touch(pointer('touch', 3, { isPrimary: false }))
    expect(isTaken()).toBe(false)
  })

  test('error: a click of another pointer', () => {
    const { finger, isTaken, mouse } = setup()
    finger('pointerenter')
    finger('pointerdown')
    finger('pointerup')
    mouse('click', { detail: 1 })
    expect(isTaken()).toBe(false)
  })
})

describe('a mouse', () => {
  test('default: aimed, pressed and released', () => {
    const { isTaken, mouse, now } = setup()
    mouse('pointerenter')
    now(250)
    mouse('pointerdown')
    mouse('pointerup', { timeStamp: 5_000 })
    mouse('click', { detail: 1 })
    expect(isTaken()).toBe(true)
  })

  test('error: what jumps under it', () => {
    const { isTaken, mouse, now } = setup()
    mouse('pointerenter')
    now(249)
    mouse('pointerdown')
    mouse('pointerup')
    mouse('click', { detail: 1 })
    expect(isTaken()).toBe(false)
  })

  test('error: left and entered again while pressed', () => {
    const { isTaken, mouse, now } = setup()
    mouse('pointerenter')
    now(300)
    mouse('pointerdown')
    mouse('pointerleave', outside)
    mouse('pointerenter')
    now(600)
    mouse('pointerup')
    mouse('click', { detail: 1 })
    expect(isTaken()).toBe(false)
  })
})

describe('a pen', () => {
  test('default: one that does not hover taps as a finger does', () => {
    const { isTaken, pen } = setup()
    pen('pointerenter', { timeStamp: 7 })
    pen('pointerdown', { timeStamp: 7 })
    pen('pointerup', { timeStamp: 90 })
    pen('pointerleave', { timeStamp: 90 })
    pen('click', { detail: 1 })
    expect(isTaken()).toBe(true)
  })

  test('behavior: one that hovers aims as a mouse does', () => {
    const { isTaken, now, pen } = setup()
    const tap = (enteredMs: number) => {
      now(0)
      pen('pointerenter', { timeStamp: 7 })
      now(enteredMs)
      pen('pointerdown', { timeStamp: 7 + enteredMs })
      pen('pointerup', { timeStamp: 7 + enteredMs })
      pen('click', { detail: 1 })
      pen('pointerleave')
      return isTaken()
    }
    expect(tap(100)).toBe(false)
    expect(tap(300)).toBe(true)
  })
})

describe('a key', () => {
  const tap = (
    { dispatch, finger }: ReturnType<typeof setup>,
    init: KeyboardEventInit & Init = {},
  ) => {
    dispatch(new KeyboardEvent('keydown', { key: 'Enter', ...init }), init)
    finger('click', { pointerId: -1, detail: 0 })
  }

  test('default: Enter, and Space', () => {
    const all = setup()
    tap(all)
    expect(all.isTaken()).toBe(true)
    tap(all, { key: ' ' })
    expect(all.isTaken()).toBe(true)
  })

  test('error: another key, one that repeats, a script', () => {
    const all = setup()
    for (const init of [{ key: 'a' }, { repeat: true }, { isTrusted: false }]) {
      tap(all, init)
      expect(all.isTaken(), JSON.stringify(init)).toBe(false)
    }
  })

  test('error: a key that lets a finger click', () => {
    const { dispatch, finger, isTaken } = setup()
    dispatch(new KeyboardEvent('keydown', { key: ' ' }), {})
    finger('click', { detail: 1 })
    expect(isTaken()).toBe(false)
  })
})

describe('in any way', () => {
  test('error: a script', () => {
    const { finger, isTaken, press } = setup()
    touch((name, init) => finger(name, { ...init, isTrusted: false }))
    expect(isTaken()).toBe(false)
    finger('pointerdown')
    finger('pointerup')
    finger('click', { isTrusted: false })
    expect(isTaken()).toBe(false)
    expect(press.take(new MouseEvent('click'))).toBe(false)
  })

  test('error: while it is not ready, or has been dropped', () => {
    const { finger, isTaken, press, setReady } = setup()
    setReady(false)
    touch(finger, () => setReady(true))
    expect(isTaken()).toBe(false)
    touch(finger, press.drop)
    expect(isTaken()).toBe(false)
  })
})
