import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackEntry } from './createBackEntry.js'

// What a browser's history does, which happy-dom does not.
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

test('default: nothing before it opens, one entry with the state beneath', () => {
  const { entry, onBack, onRouter } = setup()
  expect(entries).toHaveLength(1)
  entry.open()
  expect(state()).toEqual({ key: 'router', latchkey: expect.any(String) })
  go(-1)
  expect(onBack).toHaveBeenCalledOnce()
  // The page has not changed: a router must not run.
  expect(onRouter).not.toHaveBeenCalled()
  entry.close()
  go(-1)
  expect(hasLeft).toBe(true)
})

test('behavior: after a step back in the modal there is one again', () => {
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

test('behavior: what cannot be closed is no trap', () => {
  const { entry } = setup(vi.fn(() => false))
  entry.open()
  go(-1)
  go(-1)
  expect(hasLeft).toBe(true)
})

test('behavior: closed by other means, going back skips it', () => {
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

test('behavior: an app that navigates as it closes stays where it went', () => {
  const { entry, onBack, onRouter } = setup()
  entry.open()
  history.pushState({ key: 'next' }, '')
  entry.close()
  expect(state()).toEqual({ key: 'next' })
  // Back from there is at the page beneath, and the router knows.
  go(-1)
  expect(onRouter).toHaveBeenCalled()
  expect(index).toBe(0)
  expect(onBack).not.toHaveBeenCalled()
})

test('behavior: an entry from before a reload is used again', () => {
  entries = [{}, { latchkey: 'a' }]
  index = 1
  const { entry, onBack } = setup()
  entry.open()
  expect(entries).toHaveLength(2)
  go(-1)
  expect(onBack).toHaveBeenCalledOnce()
})

test('behavior: going to another page of the app is its own affair', () => {
  const { entry, onBack, onRouter } = setup()
  entry.open()
  vi.spyOn(window, 'location', 'get').mockReturnValue({
    href: 'http://localhost/#next',
  } as Location)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(onBack).not.toHaveBeenCalled()
  expect(onRouter).toHaveBeenCalled()
})
