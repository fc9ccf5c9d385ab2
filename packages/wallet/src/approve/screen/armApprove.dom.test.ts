import { afterEach, expect, test, vi } from 'vitest'
import { h } from '../../ui/h.js'
import { english } from '../../ui/language/translations/english.js'
import { armApprove } from './armApprove.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Arms a card whose facts end `end` px down a part of 400 px that scrolls. */
function setup({
  end = 300,
  expectedEnd = 0,
  hintHeight = 0,
  isSeen = true,
  scale = 1,
} = {}) {
  vi.useFakeTimers()
  vi.stubGlobal('devicePixelRatio', scale)
  const told: string[] = []
  const rows = h('dl', { class: 'rows' })
  const expected = h('dl', { class: 'rows' })
  expected.getBoundingClientRect = () => new DOMRect(0, 0, 376, expectedEnd)
  const scroller = h('div', {}, rows, expectedEnd > 0 && expected)
  const approve = h('button')
  let see = (_isSeen: boolean) => {}
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 376, 400)
  rows.getBoundingClientRect = () => new DOMRect(0, 0, 376, end)
  approve.getBoundingClientRect = () => new DOMRect(0, 400, 376, 52)
  const disarm = armApprove({
    element: h('div', {}, scroller, approve),
    approve,
    scroller,
    sight: {
      read: async () => true,
      watch(_, onChange) {
        see = onChange
        onChange(isSeen)
        return () => {}
      },
    },
    strings: english,
    showStatus(text) {
      told.push(text)
      scroller.getBoundingClientRect = () =>
        new DOMRect(0, 0, 376, 400 - hintHeight)
    },
    onApprove() {},
  })
  const wait = (ms = 1_000) => {
    vi.advanceTimersByTime(ms)
    return { isEnabled: !approve.disabled, text: approve.textContent }
  }
  return {
    disarm,
    told,
    wait,
    see: (isSeen: boolean) => see(isSeen),
    /** Puts a finger down, on the button unless said otherwise. */
    press(y = 420) {
      const place = { clientX: 10, clientY: y }
      window.dispatchEvent(new PointerEvent('pointerdown', place))
    },
    scroll(to: number) {
      rows.getBoundingClientRect = () => new DOMRect(0, -to, 376, end)
      scroller.dispatchEvent(new Event('scroll'))
      return wait()
    },
  }
}

test('default: what is seen whole can be approved', () => {
  expect(setup().wait()).toEqual({ isEnabled: true, text: 'Approve' })
})

test('behavior: what goes on below is scrolled to first', () => {
  const { scroll, wait } = setup({ end: 900 })
  expect(wait()).toEqual({ isEnabled: false, text: 'Scroll to the end' })
  expect(scroll(300)).toEqual({ isEnabled: false, text: 'Scroll to the end' })
  expect(scroll(500)).toEqual({ isEnabled: true, text: 'Approve' })
  // Read once is read.
  expect(scroll(0)).toEqual({ isEnabled: true, text: 'Approve' })
})

test('behavior: what a simulation expects is read to its end, too', () => {
  expect(setup({ expectedEnd: 900 }).wait()).toEqual({
    isEnabled: false,
    text: 'Scroll to the end',
  })
})

test('behavior: where nothing is below, nothing says to scroll', () => {
  // Too small to be read, so that it is not approved either.
  expect(setup({ scale: 0.3 }).wait()).toEqual({
    isEnabled: false,
    text: 'Approve',
  })
})

test('behavior: a press that comes too soon is told, and starts the wait anew', () => {
  const { press, told, wait } = setup()
  wait(400)
  press()
  expect(told).toEqual([english.card.early])
  expect(wait(400).isEnabled).toBe(false)
  // Once: impatient fingers wait no longer.
  press()
  expect(wait(100).isEnabled).toBe(true)
  press()
  expect(told).toHaveLength(1)
})

test('behavior: before the card is in sight, it is told once it is', () => {
  const { press, see, told, wait } = setup({ isSeen: false })
  press()
  expect(wait().isEnabled).toBe(false)
  expect(told).toEqual([])
  see(true)
  expect(told).toEqual([english.card.early])
  expect(wait(400).isEnabled).toBe(false)
  expect(wait(100).isEnabled).toBe(true)
})

test('behavior: what the words push out of sight has to be read again', () => {
  const { press, scroll, wait } = setup({ end: 390, hintHeight: 40 })
  wait(400)
  press()
  expect(wait()).toEqual({ isEnabled: false, text: 'Scroll to the end' })
  expect(scroll(40)).toEqual({ isEnabled: true, text: 'Approve' })
})

test('behavior: a press elsewhere, one before the end is read, and one on a button that works say nothing', () => {
  const { press, told, wait } = setup()
  press(200)
  wait()
  press()
  const long = setup({ end: 900 })
  long.press()
  long.wait()
  const closed = setup()
  closed.disarm()
  closed.press()
  expect([...told, ...long.told, ...closed.told]).toEqual([])
})
