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
  vi.spyOn(History.prototype, 'replaceState').mockImplementation((value) => {
    entries[index] = value
  })
  vi.spyOn(history, 'state', 'get').mockImplementation(state)
  vi.spyOn(history, 'back').mockImplementation(() => go(-1))
  vi.spyOn(history, 'forward').mockImplementation(() => go(1))
})

afterEach(() => {
  created?.dispose()
  events.abort()
  vi.restoreAllMocks()
})

let events = new AbortController()
let created: createBackEntry.ReturnType | undefined

function moveTo(href: string) {
  vi.spyOn(window, 'location', 'get').mockReturnValue({ href } as Location)
}

function go(step: number) {
  if (index + step < 0) {
    hasLeft = true
    return
  }
  if (index + step >= entries.length) return
  index += step
  window.dispatchEvent(new PopStateEvent('popstate', { state: state() }))
}

let hasLeft = false

function setup(onBack = vi.fn(() => false)) {
  hasLeft = false
  const onRouter = vi.fn()
  events = new AbortController()
  window.addEventListener('popstate', onRouter, { signal: events.signal })
  created = createBackEntry(onBack)
  return { entry: created, onBack, onRouter }
}

test('default: pushes one entry on opening and keeps the state beneath', () => {
  const { entry, onBack, onRouter } = setup()
  expect(entries).toHaveLength(1)
  entry.open()
  expect(state()).toEqual({ key: 'router', latchkey: expect.any(Object) })
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
  // Going back reaches the same page, and the router is notified.
  go(-1)
  expect(onRouter).toHaveBeenCalled()
  expect(state()).toMatchObject({ key: 'router' })
  expect(onBack).not.toHaveBeenCalled()
  go(-1)
  expect(hasLeft).toBe(true)
})

test('behavior: reuses an entry from before a reload', () => {
  const mark = { href: location.href, id: 1 }
  entries = [true, false].map((isPage) => ({ latchkey: { ...mark, isPage } }))
  index = 1
  const { entry, onBack } = setup()
  entry.open()
  expect(entries).toHaveLength(2)
  go(-1)
  expect(onBack).toHaveBeenCalledOnce()
})

test('behavior: a router that redirects answers going back once', () => {
  const { entry, onRouter } = setup()
  entry.open()
  history.pushState({ key: 'next' }, '')
  entry.close()
  // Pushes the next page again wherever the user arrives.
  onRouter.mockImplementation(() => history.pushState({ key: 'next' }, ''))
  go(-1)
  expect(onRouter).toHaveBeenCalledOnce()
  expect(entries).toHaveLength(3)
  expect(index).toBe(2)
})

test('behavior: forward passes the entry of a closed modal', () => {
  const { entry } = setup()
  entries = [{ key: 'first' }, { key: 'router' }]
  index = 1
  entry.open()
  entry.close()
  history.pushState({ key: 'next' }, '')
  go(-1)
  // The same page as the one beneath.
  expect(index).toBe(2)
  go(-1)
  expect(index).toBe(0)
  go(1)
  expect(index).toBe(1)
  go(1)
  expect(state()).toEqual({ key: 'next' })
})

test('behavior: the modal goes back over a page opened beneath it', () => {
  vi.useFakeTimers()
  const onBack = vi.fn(() => true)
  const { entry, onRouter } = setup(onBack)
  entry.open()
  history.pushState({ key: 'next' }, '')
  onRouter.mockImplementation(() => {
    moveTo('http://localhost/next')
    history.pushState({ key: 'next' }, '')
  })
  go(-1)
  expect(onBack).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(50)
  // The entry is above that page now.
  expect(entries).toHaveLength(4)
  onRouter.mockReset()
  onBack.mockReturnValue(false)
  go(-1)
  expect(state()).toMatchObject({ key: 'next' })
  expect(index).toBe(2)
  expect(onRouter).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('behavior: going back skips the page whose entry was replaced', () => {
  vi.useFakeTimers()
  const { entry, onRouter } = setup()
  entries = [{ key: 'first' }, { key: 'router' }]
  index = 1
  entry.open()
  entries[2] = { key: 'next' }
  entry.close()
  vi.advanceTimersByTime(50)
  onRouter.mockImplementationOnce(() => {
    moveTo('http://localhost/next')
    history.replaceState({ key: 'next' }, '')
  })
  go(-1)
  vi.advanceTimersByTime(50)
  expect(state()).toEqual({ key: 'first' })
  expect(onRouter).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('behavior: going back skips a page from which a router redirects at once', () => {
  setup()
  created?.dispose()
  // Added before the listener of the entry, as routers are.
  let redirect = () => {}
  window.addEventListener('popstate', () => redirect(), {
    capture: true,
    signal: events.signal,
  })
  const later = createBackEntry(() => false)
  created = later
  entries = [{ key: 'first' }, { key: 'router' }]
  index = 1
  later.open()
  entries[2] = { key: 'next' }
  later.close()
  redirect = () => {
    redirect = () => {}
    moveTo('http://localhost/next')
    history.replaceState({ key: 'next' }, '')
  }
  go(-1)
  expect(state()).toEqual({ key: 'first' })
})

test('behavior: an app that stays on the page beneath is left there', () => {
  vi.useFakeTimers()
  const { entry } = setup()
  entries = [{ key: 'first' }, { key: 'router' }]
  index = 1
  entry.open()
  entries[2] = { key: 'next' }
  entry.close()
  vi.advanceTimersByTime(50)
  go(-1)
  vi.advanceTimersByTime(5_000)
  expect(index).toBe(1)
  vi.useRealTimers()
})

test('behavior: a state that cannot be marked is left as it is', () => {
  entries = ['text']
  const { entry } = setup()
  entry.open()
  expect(entries).toEqual(['text'])
})

test('behavior: a copied mark on another page is no mark', () => {
  const href = 'http://localhost/other'
  entries = [{ latchkey: { href, id: 1, isPage: false } }]
  const { entry } = setup()
  entry.open()
  expect(entries).toHaveLength(2)
})

test('behavior: ignores navigation to another page of the app', () => {
  const { entry, onBack, onRouter } = setup()
  entry.open()
  moveTo('http://localhost/#next')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(onBack).not.toHaveBeenCalled()
  expect(onRouter).toHaveBeenCalled()
})
