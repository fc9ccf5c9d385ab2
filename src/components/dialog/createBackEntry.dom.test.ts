import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackEntry } from './createBackEntry.js'

// Simulates browser history, which happy-dom does not implement.
let entries: unknown[] = []
let index = 0
const state = () => entries[index]

beforeEach(() => {
  entries = [{ key: 'router' }]
  index = 0
  vi.spyOn(History.prototype, 'pushState').mockImplementation((value) => {
    entries = [...entries.slice(0, index + 1), value]
    index++
  })
  vi.spyOn(history, 'state', 'get').mockImplementation(state)
  vi.spyOn(history, 'back').mockImplementation(() => go(-1))
})

afterEach(() => {
  created?.dispose()
  vi.restoreAllMocks()
})

let created: createBackEntry.ReturnType | undefined

function go(step: number) {
  if (index + step < 0) {
    hasLeft = true
    return
  }
  index += step
  window.dispatchEvent(new PopStateEvent('popstate', { state: state() }))
}

let hasLeft = false

function setup(onBack = vi.fn(() => false)) {
  hasLeft = false
  const onRouter = vi.fn()
  window.addEventListener('popstate', onRouter)
  created = createBackEntry(onBack)
  return { entry: created, onBack, onRouter }
}

test('default: pushes one entry on opening and keeps the state beneath', () => {
  const { entry, onBack, onRouter } = setup()
  expect(entries).toHaveLength(1)
  entry.open()
  expect(state()).toEqual({ key: 'router', latchkey: expect.any(String) })
  go(-1)
  expect(onBack).toHaveBeenCalledOnce()
  // The URL has not changed, so routers must not run.
  expect(onRouter).not.toHaveBeenCalled()
  entry.close()
  go(-1)
  expect(hasLeft).toBe(true)
})

test('behavior: pushes the entry again after a step back in the modal', () => {
  const onBack = vi.fn(() => true)
  const { entry } = setup(onBack)
  entry.open()
  go(-1)
  expect(index).toBe(1)
  onBack.mockReturnValue(false)
  go(-1)
  expect(index).toBe(0)
  expect(onBack).toHaveBeenCalledTimes(2)
})

test('behavior: does not trap the user if the modal cannot be closed', () => {
  const { entry } = setup(vi.fn(() => false))
  entry.open()
  go(-1)
  go(-1)
  expect(hasLeft).toBe(true)
})

test('behavior: going back skips the entry of a closed modal', () => {
  const { entry, onBack } = setup()
  entry.open()
  entry.close()
  expect(history.back).not.toHaveBeenCalled()
  entry.open()
  entry.close()
  expect(entries).toHaveLength(2)
  go(-1)
  expect(hasLeft).toBe(true)
  expect(onBack).not.toHaveBeenCalled()
})

test('behavior: does not interfere with an app that navigates on close', () => {
  const { entry, onBack, onRouter } = setup()
  entry.open()
  history.pushState({ key: 'next' }, '')
  entry.close()
  expect(state()).toEqual({ key: 'next' })
  // Going back reaches the page beneath, and the router is notified.
  go(-1)
  expect(onRouter).toHaveBeenCalled()
  expect(index).toBe(0)
  expect(onBack).not.toHaveBeenCalled()
})

test('behavior: reuses an entry from before a reload', () => {
  entries = [{}, { latchkey: 'a' }]
  index = 1
  const { entry, onBack } = setup()
  entry.open()
  expect(entries).toHaveLength(2)
  go(-1)
  expect(onBack).toHaveBeenCalledOnce()
})

test('behavior: ignores navigation to another page of the app', () => {
  const { entry, onBack, onRouter } = setup()
  entry.open()
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    href: 'http://localhost/#next',
  } as Location)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(onBack).not.toHaveBeenCalled()
  expect(onRouter).toHaveBeenCalled()
})
