import { expect, test, vi } from 'vitest'
import { watchLeaks } from './watchLeaks.js'

test('default: nothing is left', () => {
  expect(watchLeaks().find()).toEqual([])
})

test('behavior: fake timers', () => {
  const leaks = watchLeaks()
  vi.useFakeTimers()
  expect(leaks.find()).toContain('fake timers')
  vi.useRealTimers()
  expect(leaks.find()).toEqual([])
})

test('behavior: a global', () => {
  const leaks = watchLeaks()
  Object.assign(globalThis, { left: true })
  expect(leaks.find()).toEqual(['left'])
  Reflect.deleteProperty(globalThis, 'left')
  expect(leaks.find()).toEqual([])
})

test('behavior: a global that is replaced', () => {
  const leaks = watchLeaks()
  const { fetch } = globalThis
  globalThis.fetch = async () => new Response()
  expect(leaks.find()).toEqual(['fetch'])
  globalThis.fetch = fetch
  expect(leaks.find()).toEqual([])
})
