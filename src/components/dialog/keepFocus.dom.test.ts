import { afterEach, expect, test } from 'vitest'
import { keepFocus } from './keepFocus.js'

afterEach(() => document.body.replaceChildren())

function setup() {
  const dialog = document.createElement('dialog')
  const view = document.createElement('div')
  const [row, other] = ['row', 'other'].map((name) => {
    const button = document.createElement('button')
    button.textContent = name
    return button
  }) as [HTMLButtonElement, HTMLButtonElement]
  view.className = 'lk-view'
  view.tabIndex = -1
  view.append(row, other)
  dialog.append(view)
  document.body.append(dialog)
  return { dialog, other, row, view }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('default: the view takes the focus when the focused element is removed', async () => {
  const { dialog, row, view } = setup()
  const stop = keepFocus(dialog)
  row.focus()
  row.remove()
  await settle()
  expect(document.activeElement).toBe(view)
  stop()
})

test('behavior: keeps the focus of an element that stays', async () => {
  const { dialog, other, row } = setup()
  const stop = keepFocus(dialog)
  other.focus()
  row.remove()
  await settle()
  expect(document.activeElement).toBe(other)
  stop()
})

test('behavior: takes the focus when a dialog above closes', () => {
  const { dialog, view } = setup()
  const over = document.createElement('dialog')
  document.body.append(over)
  const stop = keepFocus(dialog)
  over.dispatchEvent(new Event('close'))
  expect(document.activeElement).toBe(view)
  // The focus may still be inside the closed dialog.
  const frame = document.createElement('button')
  over.append(frame)
  frame.focus()
  over.dispatchEvent(new Event('close'))
  expect(document.activeElement).toBe(view)
  view.blur()
  stop()
  over.dispatchEvent(new Event('close'))
  expect(document.activeElement).toBe(document.body)
})

test('behavior: does nothing once stopped', async () => {
  const { dialog, row } = setup()
  keepFocus(dialog)()
  row.focus()
  row.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
})
