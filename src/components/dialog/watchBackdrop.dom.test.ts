import { expect, test, vi } from 'vitest'
import { watchBackdrop } from './watchBackdrop.js'

function setup() {
  const dialog = document.createElement('div')
  dialog.innerHTML = '<div class="lk-stage"><p>card</p></div>'
  const [stage, card] = dialog.querySelectorAll('*')
  if (!stage || !card) throw new Error('not there')
  const onClose = vi.fn()
  const stop = watchBackdrop(dialog, onClose)
  /** Presses on one element and releases on another. */
  function press(from: Element, to = from) {
    from.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    to.dispatchEvent(new Event('pointerup', { bubbles: true }))
    // Browsers dispatch `click` on the common ancestor.
    const shared = from === to ? from : dialog
    shared.dispatchEvent(new Event('click', { bubbles: true }))
    return onClose.mock.calls.length
  }
  return { card, dialog, press, stage, stop }
}

test('default: closes on a click outside the card', () => {
  const { dialog, press, stage } = setup()
  expect(press(stage)).toBe(1)
  expect(press(dialog)).toBe(2)
})

test('behavior: ignores clicks in the card, and drags into or out of it', () => {
  const { card, press, stage } = setup()
  expect(press(card)).toBe(0)
  expect(press(card, stage)).toBe(0)
  expect(press(stage, card)).toBe(0)
})

test('behavior: does nothing once stopped', () => {
  const { press, stage, stop } = setup()
  stop()
  expect(press(stage)).toBe(0)
})
