// A process of its own: it counts timers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdFocus } from './holdFocus.js'

let frame: HTMLElement
let button: HTMLButtonElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button>Sign</button><button>Other</button>'
  frame = document.createElement('div')
  frame.tabIndex = 0
  document.body.append(frame)
  button = document.querySelector('button') as HTMLButtonElement
})

afterEach(() => {
  vi.useRealTimers()
})

const focused = () => document.activeElement
const hold = (opener?: HTMLElement) => holdFocus({ document, frame, opener })

test('default: returns the focus from the frame to the page', () => {
  button.focus()
  hold()
  frame.focus()
  vi.advanceTimersByTime(100)
  expect(focused()).toBe(button)
  button.blur()
  vi.advanceTimersByTime(100)
  expect(focused()).toBe(button)
})

test('behavior: restores the focus of a button when the window is focused', () => {
  button.focus()
  hold()
  button.blur()
  window.dispatchEvent(new Event('focus'))
  expect(focused()).toBe(button)
})

test('param: opener gets the focus when nothing has it', () => {
  hold(button)
  expect(focused()).toBe(button)
})

test('param: opener that is the frame does not get the focus', () => {
  hold(frame)
  expect(focused()).toBe(document.body)
})

test('behavior: a button gets the focus once it is enabled again', () => {
  button.disabled = true
  const give = vi.spyOn(button, 'focus').mockImplementation(() => {
    if (!button.disabled) HTMLElement.prototype.focus.call(button)
  })
  hold(button)
  vi.advanceTimersByTime(100)
  expect(focused()).toBe(document.body)
  button.disabled = false
  vi.advanceTimersByTime(100)
  expect(focused()).toBe(button)
  give.mockRestore()
})

test('behavior: keeps what the page focuses meanwhile', () => {
  const other = document.querySelectorAll('button')[1]
  hold(button)
  other?.focus()
  vi.advanceTimersByTime(100)
  frame.focus()
  vi.advanceTimersByTime(100)
  expect(focused()).toBe(other)
})

test.each(['keydown', 'pointerdown'])(
  'behavior: ends on %s, and after a timeout',
  (name) => {
    hold(button)
    document.body.dispatchEvent(new Event(name, { bubbles: true }))
    button.blur()
    vi.advanceTimersByTime(100)
    expect(focused()).toBe(document.body)
    expect(vi.getTimerCount()).toBe(0)
    hold(button)
    vi.advanceTimersByTime(1_000)
    expect(vi.getTimerCount()).toBe(0)
    button.blur()
    window.dispatchEvent(new Event('focus'))
    expect(focused()).toBe(document.body)
  },
)

test('behavior: ends when it is stopped', () => {
  hold(button)()
  expect(vi.getTimerCount()).toBe(0)
})
