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

test('default: the button that was clicked, where the browser has not', () => {
  const { opener } = setup()
  press('click', opener.firstChild)
  expect(document.activeElement).toBe(opener)
})

test('behavior: what has the focus keeps it', () => {
  const { opener, other } = setup()
  other.focus()
  press('click', opener)
  expect(document.activeElement).toBe(other)
})

test('behavior: nothing without a click, or beside every button', () => {
  const { opener } = setup()
  focusPressed()
  press('message', opener)
  press('click', document.body)
  press('click', window)
  expect(document.activeElement).toBe(document.body)
})
