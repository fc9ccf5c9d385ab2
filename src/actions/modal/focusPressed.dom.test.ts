import { afterEach, expect, test } from 'vitest'
import { focusPressed } from './focusPressed.js'

afterEach(() => {
  document.body.replaceChildren()
  Object.defineProperty(globalThis, 'event', {
    configurable: true,
    value: undefined,
  })
})

function press(type: string, target: EventTarget | null) {
  const event = { target, type }
  Object.defineProperty(globalThis, 'event', {
    configurable: true,
    value: event,
  })
  focusPressed()
}

function setup() {
  const [opener, other] = ['opener', 'other'].map((name) => {
    const button = document.createElement('button')
    button.innerHTML = `<span>${name}</span>`
    document.body.append(button)
    return button
  }) as [HTMLButtonElement, HTMLButtonElement]
  return { opener, other }
}

test('default: focuses the clicked button if the browser did not', () => {
  const { opener } = setup()
  press('click', opener.firstChild)
  expect(document.activeElement).toBe(opener)
})

test('behavior: keeps an existing focus', () => {
  const { opener, other } = setup()
  other.focus()
  press('click', opener)
  expect(document.activeElement).toBe(other)
})

test('behavior: no effect without a click or outside of buttons', () => {
  const { opener } = setup()
  focusPressed()
  press('message', opener)
  press('click', document.body)
  press('click', window)
  expect(document.activeElement).toBe(document.body)
})
