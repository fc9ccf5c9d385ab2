import { expect, test, vi } from 'vitest'
import { watchBackdrop } from './watchBackdrop.js'

function setup() {
  const dialog = document.createElement('div')
  dialog.innerHTML = '<div class="lk-stage"><p>card</p></div>'
  const [stage, card] = dialog.querySelectorAll('*')
  if (!stage || !card) throw new Error('not there')
  const onClose = vi.fn()
  const stop = watchBackdrop(dialog, onClose)
  /** From where it is pressed to where it is released. */
  function press(from: Element, to = from) {
    from.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    to.dispatchEvent(new Event('pointerup', { bubbles: true }))
    // Browsers say so of what holds both.
    const shared = from === to ? from : dialog
    shared.dispatchEvent(new Event('click', { bubbles: true }))
    return onClose.mock.calls.length
  }
  return { card, dialog, press, stage, stop }
}

test('default: beside the card it closes', () => {
  const { dialog, press, stage } = setup()
  expect(press(stage)).toBe(1)
  expect(press(dialog)).toBe(2)
})

test('behavior: in the card, and to or from it, it does not', () => {
  const { card, press, stage } = setup()
  expect(press(card)).toBe(0)
  expect(press(card, stage)).toBe(0)
  expect(press(stage, card)).toBe(0)
})

test('behavior: stopped, nothing closes it', () => {
  const { press, stage, stop } = setup()
  stop()
  expect(press(stage)).toBe(0)
})
