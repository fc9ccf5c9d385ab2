// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { english } from '../language/english.js'
import { armApprove } from './armApprove.js'
import { h } from './h.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Arms a card whose facts end `end` px down a part of 400 px that scrolls. */
function setup({ end = 300, scale = 1 } = {}) {
  vi.useFakeTimers()
  vi.stubGlobal('devicePixelRatio', scale)
  const rows = h('dl', { class: 'rows' })
  const scroller = h('div', {}, rows)
  const approve = h('button')
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 376, 400)
  rows.getBoundingClientRect = () => new DOMRect(0, 0, 376, end)
  armApprove({
    element: h('div', {}, scroller, approve),
    approve,
    scroller,
    sight: {
      read: async () => true,
      watch(_, onChange) {
        onChange(true)
        return () => {}
      },
    },
    strings: english,
    onApprove() {},
  })
  vi.advanceTimersByTime(1_000)
  return {
    isEnabled: !approve.disabled,
    text: approve.textContent,
    scroll(to: number) {
      rows.getBoundingClientRect = () => new DOMRect(0, -to, 376, end)
      scroller.dispatchEvent(new Event('scroll'))
      vi.advanceTimersByTime(1_000)
      return { isEnabled: !approve.disabled, text: approve.textContent }
    },
  }
}

test('default: what is seen whole can be approved', () => {
  expect(setup()).toMatchObject({ isEnabled: true, text: 'Approve' })
})

test('behavior: what goes on below is scrolled to first', () => {
  const { scroll, ...before } = setup({ end: 900 })
  expect(before).toEqual({ isEnabled: false, text: 'Scroll to the end' })
  expect(scroll(300)).toEqual({ isEnabled: false, text: 'Scroll to the end' })
  expect(scroll(500)).toEqual({ isEnabled: true, text: 'Approve' })
  // Read once is read.
  expect(scroll(0)).toEqual({ isEnabled: true, text: 'Approve' })
})

test('behavior: where nothing is below, nothing says to scroll', () => {
  // Too small to be read, so that it is not approved either.
  expect(setup({ scale: 0.3 })).toMatchObject({
    isEnabled: false,
    text: 'Approve',
  })
})
