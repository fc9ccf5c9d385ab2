import { afterEach, expect, test } from 'vitest'
import { lockScroll } from './lockScroll.js'

const isLocked = () =>
  document.querySelector('[data-latchkey-scroll=locked]') !== null

afterEach(() => document.head.replaceChildren())

test('default', () => {
  const release = lockScroll()
  expect(isLocked()).toBe(true)
  release()
  expect(isLocked()).toBe(false)
})

test('behavior: unlocks when the last of two dialogs closes', () => {
  const style = document.createElement('style')
  style.textContent = '[data-latchkey-scroll=locked] { overflow: hidden }'
  document.head.append(style)
  const [first, second] = [lockScroll(), lockScroll()]
  first()
  first()
  expect(isLocked()).toBe(true)
  second()
  expect(isLocked()).toBe(false)
})
